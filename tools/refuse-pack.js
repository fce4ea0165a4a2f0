// `npm pack` and `npm publish` of a workspace would pack its TypeScript, which no installed package can run.
process.stderr.write(
  'This folder has sources. `npm run pack` in the repository builds the packages into dist/; publish those.\n',
)
process.exitCode = 1
