#!/usr/bin/env node
// Plain JavaScript, because it has to run on a Node that cannot run the rest: it looks for one that can, or says why not.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const OLDEST = [22, 19]

const [major, minor] = process.versions.node.split('.').map(Number)
const isNewEnough = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])

/** The Node that comes with the package, on systems that have one. */
function packagedNode() {
  try {
    const folder = dirname(
      createRequire(import.meta.url).resolve(`node-${process.platform}-${process.arch}/package.json`),
    )
    return join(folder, 'bin', 'node')
  } catch {
    return undefined
  }
}

if (isNewEnough) {
  // Built when it is installed, as written in the repository.
  const built = new URL('../lib/main.js', import.meta.url)
  await import(existsSync(built) ? built.href : new URL('../src/main.ts', import.meta.url).href)
} else {
  const node = packagedNode()
  if (node === undefined) {
    process.stderr.write(
      `kinora needs Node ${OLDEST.join('.')} or later; this is ${process.versions.node}, and there is no packaged one for ${process.platform} ${process.arch}\n`,
    )
    process.exit(1)
  }
  const child = spawn(node, [import.meta.filename ?? new URL(import.meta.url).pathname, ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)))
}
