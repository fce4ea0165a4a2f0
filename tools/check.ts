// `npm run check`: everything about the code that needs no running service, at the same time, one line each.
import { spawn } from 'node:child_process'

const checks: Record<string, string[]> = {
  types: ['tsc', '--noEmit'],
  lint: ['oxlint', '--type-aware', '--deny-warnings', 'packages', 'test', 'bench', 'tools'],
  format: ['biome', 'format', '.'],
  reference: ['node', 'tools/reference.ts', '--check'],
}

function run(name: string, [command = '', ...args]: string[]): Promise<boolean> {
  const began = Date.now()
  return new Promise(resolve => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', chunk => (output += String(chunk)))
    child.stderr.on('data', chunk => (output += String(chunk)))
    child.on('error', error => (output += error.message))
    child.on('close', code => {
      const seconds = ((Date.now() - began) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
      if (code !== 0) console.log(output)
      resolve(code === 0)
    })
  })
}

const results = await Promise.all(Object.entries(checks).map(([name, command]) => run(name, command)))
process.exitCode = results.every(Boolean) ? 0 : 1
