import { createServer, request as send, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A network between browser and shop with an address of its own, which can answer in place of the shop. */
export async function aNetworkBetween() {
  const forward: RequestListener = (request, response) => {
    const { url = '/', method, headers } = request;
    const forwarded = send(new URL(url, process.env.SHOP_URL), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  };
  let listener = forward;
  const server = createServer((request, response) => listener(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    /** The address of the same server that is another origin to the browser. */
    otherOrigin: `http://localhost:${port}`,
    /** Responds as the shop does: a listener of `answer` can call it for the requests that it leaves alone. */
    forward,
    /** Sets the listener that responds in place of the shop. With null the shop responds again. */
    answer: (next: RequestListener | null) => {
      listener = next ?? forward;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
