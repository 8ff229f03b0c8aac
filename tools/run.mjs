// Parsed by any Node, however old, so that the sentence below can be said: hence no static import of ours.
const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(`Node ${process.versions.node} is too old: install Node 20 or newer.`);
  process.exit(1);
}
Promise.all([import('./setup/trouble.mjs'), import('./run-task.mjs')]).then(([{ giveUp }, { runTask }]) => {
  const [name, ...args] = process.argv.slice(2);
  return runTask(name, args).then((code) => process.exit(code), giveUp);
});
