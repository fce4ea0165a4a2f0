// `node bench/music/run.ts`: seconds of sound for each second of processor time: music, ambience, ears.
import { parseArgs } from 'node:util'
import { measure, medianOf, type Work } from './measure.ts'
import { printTable, type Table, writeReport } from './report.ts'
import { ambienceWorks, musicWorks, otherWorks } from './works.ts'

const { values: options } = parseArgs({
  options: {
    turns: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '30' },
    // Prints only.
    dry: { type: 'boolean', default: false },
  },
})
const size = { turns: Number(options.turns), seconds: Number(options.seconds) }

/** Works take turns, so that a busy moment of the machine meets all of them. */
async function rowsOf(works: readonly Work[]): Promise<string[][]> {
  const rounds: number[][] = works.map(() => [])
  for (let turn = -1; turn < size.turns; turn++)
    for (const [index, work] of works.entries()) {
      const speed = await measure(work)
      if (turn >= 0) rounds[index]?.push(speed)
    }
  const medians = rounds.map(medianOf)
  const mean = works.length / medians.reduce((sum, speed) => sum + 1 / speed, 0)
  return [
    ...works.map(({ name }, index) => [name, medians[index]!.toFixed(0)]),
    ['**all together**', `**${mean.toFixed(0)}**`],
  ]
}

const head = ['', 'x real time']
const tables: Table[] = [
  {
    title: 'Composing and playing',
    about:
      'A neutral piece of each genre, from the wish to the samples. The synthesiser is nearly all of it: voices, filters, reverb.',
    head,
    rows: await rowsOf(musicWorks(size.seconds)),
  },
  {
    title: 'Ambience',
    about: 'Each cue at middle intensity, levelled and faded.',
    head,
    rows: await rowsOf(ambienceWorks(size.seconds)),
  },
  {
    title: 'Ears, and composing alone',
    about: 'A piece of pop; composing alone makes the score and no sound.',
    head,
    rows: (await rowsOf(await otherWorks(4 * size.seconds))).slice(0, -1),
  },
]
for (const table of tables) printTable(table)
if (!options.dry) await writeReport(tables, size)
