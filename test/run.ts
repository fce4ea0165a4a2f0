// `npm test`: the checks, then every test file against one PostgreSQL that is started here and stopped at the end.
import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { startTestCluster } from './harness/test-cluster.ts'

const wanted = process.argv.slice(2)
const files = globSync('test/**/*.test.ts').filter(
  file => wanted.length === 0 || wanted.some(word => file.includes(word)),
)

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise(resolve => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', () => resolve(1))
    child.on('close', code => resolve(code ?? 1))
  })
}

const checked = wanted.length > 0 ? 0 : await run(process.execPath, ['tools/check.ts'])
const cluster = await startTestCluster()
try {
  // Two files at a time: CI has two cores, and more only makes time-outs.
  const tested = await run(
    process.execPath,
    ['--test', '--test-concurrency=2', '--test-reporter=spec', ...files.sort()],
    cluster.env,
  )
  process.exitCode = checked || tested
} finally {
  await cluster.stop()
}
