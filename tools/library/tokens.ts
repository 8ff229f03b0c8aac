import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import type * as DesignTools from '../../libs/ui/src/theme/designTools.ts';
import type * as Dtcg from '../../libs/ui/src/theme/dtcg.ts';
import type { Library } from './libraries.ts';

/** Writes the theme's tokens as files for design tools into `tokens/` of the package. */
export async function writeTokens({ folder, built }: Library): Promise<void> {
  const theme = path.join(folder, 'src/theme');
  const options = { configFile: false as const, root: folder, logLevel: 'error' as const };
  const { module: dtcg } = await runnerImport<typeof Dtcg>(path.join(theme, 'dtcg.ts'), options);
  const { module: tools } = await runnerImport<typeof DesignTools>(path.join(theme, 'designTools.ts'), options);
  const { module: brand } = await runnerImport<{ prabhatTokens: Dtcg.Brands[string] }>(
    path.join(folder, 'src/stories/prabhatTokens.ts'),
    options,
  );
  const brands = { prabhat: brand.prabhatTokens };
  for (const [file, document] of Object.entries({
    ...dtcg.designTokenFiles(brands),
    ...tools.designToolFiles(brands),
  })) {
    const whole = path.join(built, 'tokens', file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, `${JSON.stringify(document, null, 2)}\n`);
  }
}
