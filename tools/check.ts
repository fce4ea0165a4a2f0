// `npm run check`: everything about the code that needs no running service, at the same time, one line each. What was
// found good stays so until it changes: lint and format look again at files that have changed, or import what has.
import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { uncheckedFiles } from './unchecked-files.ts'

const CACHE = 'node_modules/.cache'
// The compiler's garbage is left where it is while there is room, 2.4 GB of it: collecting it takes a third of its time,
// and so does a second checker that looks at much of the same.
Object.assign(process.env, { GOGC: '800', GOMEMLIMIT: '3GiB', GOMAXPROCS: '1' })
process.env.NODE_COMPILE_CACHE ??= `${CACHE}/compiled`

const sources = globSync('{packages,test,bench,tools,examples}/**/*.{ts,tsx,js}', {
  exclude: ['**/node_modules', '**/dist', 'packages/client/src/generated', 'packages/service/console*'],
}).sort()
const settings = [...globSync('{,packages/*/}*.json'), '.oxlintrc.json'].filter(file => file !== 'package-lock.json')

const toLint = uncheckedFiles(
  {
    check: 'lint',
    files: sources,
    rules: ['.oxlintrc.json', 'tsconfig.json', 'package-lock.json', 'tools/check.ts'],
    withImports: true,
  },
  `${CACHE}/checked`,
)
const toFormat = uncheckedFiles(
  {
    check: 'format',
    files: [...sources, ...settings],
    rules: ['biome.json', 'package-lock.json', 'tools/check.ts'],
  },
  `${CACHE}/checked`,
)

type Check = { name: string; command: string[]; unchecked?: { files: string[]; remember(): void } }

const checks: Check[] = [
  { name: 'types and lint', command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'], unchecked: toLint },
  { name: 'format', command: ['biome', 'format'], unchecked: toFormat },
]
// Tests of the documentation and of the client look at these too.
if (!process.argv.includes('--beside-tests'))
  checks.push(
    { name: 'reference', command: ['node', 'tools/reference.ts', '--check'] },
    { name: 'client', command: ['node', 'packages/client/tools/build-types.ts', '--check'] },
  )

async function run({ name, command: [program = '', ...args], unchecked }: Check): Promise<boolean> {
  const began = Date.now()
  if (unchecked?.files.length === 0) {
    console.log(`ok   ${name} (nothing has changed)`)
    return true
  }
  const { code, output } = await ended(program, [...args, ...(unchecked?.files ?? [])])
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  if (code === 0) unchecked?.remember()
  else console.log(output)
  return code === 0
}

function ended(program: string, args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise(resolve => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', chunk => (output += String(chunk)))
    child.stderr.on('data', chunk => (output += String(chunk)))
    child.on('error', error => resolve({ code: null, output: error.message }))
    child.on('close', code => resolve({ code, output }))
  })
}

const results = await Promise.all(checks.map(run))
process.exitCode = results.every(Boolean) ? 0 : 1
