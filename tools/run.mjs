// Any old Node version can parse this file, so that it can print the message below. Hence no static imports of ours.
const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(`Node ${process.versions.node} is too old: install Node 20 or newer.`);
  process.exit(1);
}
Promise.all([import('./setup/trouble.mjs'), import('./run-task.mjs')]).then(([{ giveUp }, { runTask }]) => {
  const [name, ...args] = process.argv.slice(2);
  return runTask(name, args).then((code) => process.exit(code), giveUp);
});
