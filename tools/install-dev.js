// `npm ci` installs what the service runs on. This adds the tools for tests and checks (devDependencies), and whatever
// else the lock file has at another version than node_modules; commands that need the tools run it first. Plain
// JavaScript: it runs on Node 20 too.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const packagesOf = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {})
const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'))
// Optional ones are of other platforms, or are left out by choice.
const isMissing = ([path, { version, link, optional, devOptional }]) =>
  path.includes('node_modules/') && !link && !optional && !devOptional && installed[path]?.version !== version

const missing = Object.entries(packagesOf(join(root, 'package-lock.json'))).filter(isMissing)
if (missing.length > 0) {
  console.log(`Installing ${missing.length} packages for tests and checks`)
  const args = ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund']
  process.exitCode = spawnSync('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1
}
