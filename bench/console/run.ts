// `npm run bench:console [-- --turns 9 --tasks 10000]`: how soon the console can be used by who has never seen it, how it
// scrolls through many tasks, how soon a search is answered, and how soon the still of the scene desk follows a change,
// in Chromium on this machine, beside bare pages.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildConsole, isStale } from '../../packages/console/tools/build.ts'
import { launchChromium } from '../../test/harness/launch-chromium.ts'
import { SERVER_VARIABLE, startTestCluster } from '../../test/harness/test-cluster.ts'
import { startProcess } from '../api/start-process.ts'
import { inTurns, median, quantile, ratioOf } from '../work/figures.ts'
import { printTable } from '../work/report.ts'
import { addDatabase, fillTasks } from './fill-tasks.ts'
import { openDesk } from './measure-desk.ts'
import { measureBareFile, measureFirstUse, openBareList, openTaskList } from './measure-page.ts'

const { values } = parseArgs({
  options: { turns: { type: 'string', default: '9' }, tasks: { type: 'string', default: '10000' } },
})
const [turns, tasks] = [Number(values.turns), Number(values.tasks)]
const KEY = 'console-bench-key'

if (isStale()) await buildConsole()
const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-console-'))
const cluster = await startTestCluster()
const { connection, url: database } = await addDatabase(JSON.parse(cluster.env[SERVER_VARIABLE] ?? ''), 'tasks')
const env = {
  KINORA_DATABASE_URL: database,
  KINORA_DATA_DIR: folder,
  KINORA_BOOTSTRAP_KEY: KEY,
  KINORA_PORT: '0',
  KINORA_LOG_LEVEL: 'error',
  KINORA_ENGINES: 'minimal',
  KINORA_RATE_PER_SECOND: '1000',
}
const service = await startProcess(['packages/service/src/main.ts', 'serve'], { env })
// Tasks in the list are made by the cheapest engine; stills are drawn by the studio.
const studioFolder = await mkdtemp(join(tmpdir(), 'kinora-bench-desk-'))
const desks = await addDatabase(JSON.parse(cluster.env[SERVER_VARIABLE] ?? ''), 'desk')
const studio = await startProcess(['packages/service/src/main.ts', 'serve'], {
  env: { ...env, KINORA_DATABASE_URL: desks.url, KINORA_DATA_DIR: studioFolder, KINORA_ENGINES: 'studio' },
})
const browser = await launchChromium()
try {
  await fillTasks(connection, tasks)
  const url = `http://127.0.0.1:${service.port}`
  const icon = /href="([^"]+\.svg)"/.exec(await (await fetch(url)).text())?.[1] ?? ''
  const bareFile = new URL(icon, `${url}/`).href
  await measureFirstUse(browser, url, KEY)
  const [bareLoads = [], loads = []] = await inTurns(turns, [
    () => measureBareFile(browser, bareFile),
    () => measureFirstUse(browser, url, KEY),
  ])
  const [bare, first] = [bareLoads, loads].map(taken => taken.map(one => one.ms)) as [number[], number[]]
  const cpu = (taken: typeof loads): string => median(taken.map(one => one.cpuMs)).toFixed(0)
  const ms = (numbers: readonly number[]): string[] =>
    [median(numbers), quantile(numbers, 0.95), Math.max(...numbers)].map(one => one.toFixed(1))
  printTable({
    title: 'First load, nothing cached, until the form can be used',
    about: '',
    head: ['', 'median ms', 'p95 ms', 'most ms', 'times the bare file', 'CPU ms of the page'],
    rows: [
      ['a bare file of the same server', ...ms(bare), '1', cpu(bareLoads)],
      ['the console', ...ms(first), ratioOf(first, bare).toFixed(1), cpu(loads)],
    ],
  })

  const scrollBare = await openBareList(browser, tasks)
  const list = await openTaskList(browser, url, KEY, tasks)
  await list.frames()
  const [plain = [], shown = []] = await inTurns(3, [scrollBare, list.frames])
  const [plainFrames, frames] = [plain.flat(), shown.flat()]
  const late = (numbers: readonly number[]): string =>
    `${((100 * numbers.filter(one => one > 50).length) / numbers.length).toFixed(1)} %`
  printTable({
    title: `Frames while ${list.rows} tasks are scrolled through`,
    about: '',
    head: ['', 'median ms', 'p95 ms', 'most ms', 'over 50 ms'],
    rows: [
      [`${tasks} lines of text and nothing else`, ...ms(plainFrames), late(plainFrames)],
      ['the list of tasks', ...ms(frames), late(frames)],
    ],
  })

  const rows: string[][] = []
  for (const [about, words] of [
    ['found at the end of the list', 'giraffe'],
    ['found everywhere', 'cat'],
    ['found nowhere', 'zebra'],
    ['two words, one task', 'number 7777'],
  ] as const) {
    const taken: number[] = []
    for (let turn = 0; turn < turns; turn++) taken.push(await list.search(words))
    rows.push([`${about}: ${words}`, ...ms(taken)])
  }
  printTable({
    title: `A search through ${tasks} tasks`,
    about: '',
    head: ['', 'median ms', 'p95 ms', 'most ms'],
    rows,
  })

  const stills: string[][] = []
  for (const start of ['product-turn', 'over-the-shoulder', 'chase', 'walk-and-talk', 'concert']) {
    const desk = await openDesk(browser, `http://127.0.0.1:${studio.port}`, KEY, start)
    const [bareStills = [], changes = []] = await inTurns(turns, [desk.still, desk.change])
    stills.push([start, ...ms(bareStills), ...ms(changes), ratioOf(changes, bareStills).toFixed(1)])
    await desk.close()
  }
  printTable({
    title: 'The still of the scene desk after a change',
    about: '',
    head: ['', 'API median ms', 'p95 ms', 'most ms', 'desk median ms', 'p95 ms', 'most ms', 'times the API'],
    rows: stills,
  })
} finally {
  await browser.close()
  await studio.stop()
  await service.stop()
  await cluster.stop()
  for (const one of [folder, studioFolder]) await rm(one, { recursive: true, force: true })
}
