#!/usr/bin/env node
// Plain JavaScript of an old kind, because it has to run on a Node that cannot run the rest: it looks for one that can, or
// says in one sentence why there is no start.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// As `engines` says: undici needs it, and TypeScript is run as it is since 22.18.
const OLDEST = [22, 19]
const SYSTEMS = ['linux', 'darwin']

const { platform, arch } = process
const [major, minor] = process.versions.node.split('.').map(Number)
const isNewEnough = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])

/** The Node that comes with the package, on systems that have one. */
function packagedNode() {
  try {
    const manifest = createRequire(import.meta.url).resolve(`node-${platform}-${arch}/package.json`)
    return join(dirname(manifest), 'bin', 'node')
  } catch {
    return undefined
  }
}

function refuse(why) {
  process.stderr.write(`kinora: ${why}\n`)
  process.exit(1)
}

/** Runs the same command with another Node and ends as it does. */
function runWith(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', error => refuse(`the packaged Node does not start (${error.message})`))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)))
}

const packaged = isNewEnough ? undefined : packagedNode()
if (!SYSTEMS.includes(platform))
  refuse(`it runs on Linux and macOS, and this is ${platform} ${arch}; on Windows use WSL or a container`)
else if (isNewEnough) {
  // Built when it is installed, as written in the repository.
  const built = new URL('../lib/main.js', import.meta.url)
  if (existsSync(built)) await import(built.href)
  else if (import.meta.dirname.includes('node_modules'))
    refuse('this package was packed from its sources and cannot run; pack it with `npm run pack` in the repository')
  else await import(new URL('../src/main.ts', import.meta.url).href)
} else if (packaged !== undefined) runWith(packaged)
else
  refuse(
    `it needs Node ${OLDEST.join('.')} or later; this is ${process.versions.node}, and no Node came with the package for ${platform} ${arch}`,
  )
