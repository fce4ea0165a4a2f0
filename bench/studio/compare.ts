// `npx node bench/studio/compare.ts <folder of another version>`: the films of this version and of another, in turns.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { printTable } from '../work/report.ts'
import { FILM_NAMES, type FilmName } from './films.ts'
import { writeInputs } from './inputs.ts'
import type { Turns, TurnsPlan } from './take-turns.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '2' }, only: { type: 'string', default: '' } },
})
const [other] = positionals
if (other === undefined) throw new Error('the folder of another version is missing')
const trees = [resolve(other), join(import.meta.dirname, '../..')]
const folder = await mkdtemp(join(tmpdir(), 'kinora-compare-'))

/** Of a fresh process: CPU seconds of its first film, with its start, and of the same film again. */
async function filmIn(tree: string, film: FilmName): Promise<[cold: number, again: number]> {
  const child = fork(join(tree, 'bench/studio/take-turns.ts'), { cwd: tree, serialization: 'advanced' })
  child.send({ film, folder, turns: 2, seconds: Number(values.seconds) } satisfies TurnsPlan)
  const [{ started, turns }] = (await once(child, 'message')) as [Turns]
  child.send('stop')
  await once(child, 'exit')
  const [cold, again] = turns.map(({ film: { prepared, drawn, encoded } }) => prepared + drawn + encoded)
  return [started + cold!, again!]
}

try {
  await writeInputs(folder)
  const sums = [0, 0, 0, 0]
  const rows: string[][] = []
  for (const film of FILM_NAMES.filter(name => name.includes(values.only))) {
    const [before, now] = [await filmIn(trees[0]!, film), await filmIn(trees[1]!, film)]
    const figures = [before[0], now[0], before[1], now[1]]
    for (const [at, figure] of figures.entries()) sums[at]! += figure
    rows.push(rowOf(film, figures))
    // The whole takes a long time: each row is told when it is known.
    process.stderr.write(`${rows.at(-1)!.join('  ')}\n`)
  }
  rows.push(rowOf('sum', sums))
  printTable({
    title: `Films of ${values.seconds} seconds before and now`,
    about: 'CPU seconds of the first film of a fresh process, from its start, and of the same film again.',
    head: ['', 'cold, before', 'now', 'ratio', 'again, before', 'now', 'ratio'],
    rows,
  })
} finally {
  await rm(folder, { recursive: true, force: true })
}

function rowOf(name: string, [cold = 0, coldNow = 0, again = 0, againNow = 0]: readonly number[]): string[] {
  const both = (before: number, now: number): string[] => [before.toFixed(1), now.toFixed(1), (now / before).toFixed(2)]
  return [name, ...both(cold, coldNow), ...both(again, againNow)]
}
