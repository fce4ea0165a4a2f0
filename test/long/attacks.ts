// `npm run test:attacks [-- --seconds N] [--only WORDS]`: attacks the service in every way that is known to have hurt it,
// each for some seconds, and tells what a second, honest client saw meanwhile. Ends with 1 if anything did not hold.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Attack, ATTACKS, DID_NOT_HOLD, type Target } from '../harness/attacks.ts'
import { DOCUMENT_ATTACKS } from '../harness/document-attacks.ts'
import { beHonest } from '../harness/honest-client.ts'
import { ENGINE_ATTACKS, orderPictures, startHostileEngine } from '../harness/engine-attacks.ts'
import { type ServerProcess, startServerProcess } from '../harness/server-process.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '8' }, only: { type: 'string', default: '' } },
})
const seconds = Number(values.seconds)
const isChosen = (name: string): boolean => values.only.split(',').some(one => name.includes(one))
const MAX_RESIDENT_MB = 1024
// Whoever waits longer has been kept out; a busy machine may take its time.
const MAX_WAIT_MS = 15_000
// Previews by the studio take longer on a busy machine, without an attack, too.
const WAITS_TIMES = 4

const BOOTSTRAP_KEY = 'kn_attacks_honest_key'
const faults: string[] = []
// Told to stop in the middle of it, it leaves nothing behind either.
let clean: () => Promise<unknown> = async () => {}
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void clean().finally(() => process.exit(1)))

await attackFromOutside(ATTACKS, {})
// Documents are drawn by the studio, in processes of its own.
await attackFromOutside({ none: ATTACKS['none']!, ...DOCUMENT_ATTACKS }, { KINORA_ENGINES: 'studio' })
if (Object.keys(ENGINE_ATTACKS).some(isChosen)) await attackByEngine()
for (const fault of faults) console.error(`FAULT ${fault}`)
console.log(faults.length === 0 ? 'everything held' : `${faults.length} things did not hold`)
process.exitCode = faults.length === 0 ? 0 : 1

/** A service without workers, one attack after the other. */
async function attackFromOutside(attacks: Record<string, Attack>, environment: Record<string, string>): Promise<void> {
  // Without an attack, for comparison: always, if there is another.
  const chosen = Object.entries(attacks).filter(([name]) => isChosen(name) || name === 'none')
  if (!chosen.some(([name]) => isChosen(name))) return
  let calmMs = 0
  const folder = await mkdtemp(join(tmpdir(), 'kinora-attacks-'))
  const server = await startServerProcess(
    {
      KINORA_DATA_DIR: folder,
      KINORA_BOOTSTRAP_KEY: BOOTSTRAP_KEY,
      // Wide, so that the limits on requests do not stand in for the others.
      KINORA_RATE_PER_SECOND: '10000',
      KINORA_RATE_BURST: '20000',
      ...environment,
    },
    ['--api'],
  )
  clean = () => server.end().then(() => rm(folder, { recursive: true, force: true }))
  try {
    const attacker = await call('/admin/v1/accounts', { name: 'attacker', credits: 100_000_000 }, BOOTSTRAP_KEY, server)
    const honest = await call('/admin/v1/accounts', { name: 'honest', credits: 100_000_000 }, BOOTSTRAP_KEY, server)
    const payload = '\u0001'.repeat(1_048_576)
    const taskIds: string[] = []
    for (let count = 0; count < 50; count++) {
      const { task_id } = await call(
        '/ent/v2/text2video',
        { model: 'genq2', prompt: 'x', payload },
        attacker.key,
        server,
      )
      taskIds.push(String(task_id))
    }
    const foreignIds = await haveDocuments(honest.key, server)
    const descriptorsBefore = descriptors(server)
    console.log(`before: ${descriptorsBefore} descriptors, ${Math.round(residentMb(server))} MB`)
    for (const [name, { about }] of chosen) {
      const target = { url: server.url, key: String(attacker.key), taskIds, foreignIds, seconds }
      const seen = await attack(name, target, String(honest.key), server)
      console.log(`${name}: ${about}\n  ${seen.words}`)
      if (name === 'none') calmMs = seen.slowestMs
      if (seen.slowestMs > MAX_WAIT_MS + WAITS_TIMES * calmMs)
        faults.push(`${name}: somebody waited ${Math.round(seen.slowestMs)} ms, and ${Math.round(calmMs)} without it`)
    }
    // What was timed out is closed within the time for answers that nobody reads.
    const deadline = performance.now() + 90_000
    while (descriptors(server) > descriptorsBefore + 30 && performance.now() < deadline) await sleep(500)
    console.log(`after: ${descriptors(server)} descriptors, ${Math.round(residentMb(server))} MB`)
    if (descriptors(server) > descriptorsBefore + 30) faults.push(`${descriptors(server)} descriptors are still open`)
  } finally {
    const code = await server.end()
    if (code !== 0) faults.push(`the service ended with ${code}`)
    await rm(folder, { recursive: true, force: true })
    clean = async () => {}
  }
}

/** A kept scene, a kept asset and a task of an account. */
async function haveDocuments(key: unknown, server: ServerProcess): Promise<Target['foreignIds']> {
  const asset = {
    id: 'totem-of-mine',
    parts: [{ shape: 'box', at: [0, 1, 0], size: [0.5, 2, 0.5], colour: '#c83232' }],
  }
  const scene = {
    version: 'kinora.scene/1',
    seconds: 4,
    entities: [],
    places: [{ id: 'lake', asset: 'lake' }],
    shots: [{ from: 0, to: 4, place: 'lake' }],
  }
  const { id: assetId } = await call('/ent/v2/assets', asset, key, server)
  const { id: sceneId } = await call('/ent/v2/scenes', { name: 'lake', scene }, key, server)
  const { task_id: taskId } = await call('/ent/v2/text2video', { model: 'genq2', prompt: 'a lake' }, key, server)
  return { scene: String(sceneId), asset: String(assetId), task: String(taskId) }
}

/**
 * A service that works, with an engine before its own that answers eight orders at a time as nobody should. Each attack gets
 * a new process: after the first, the circuit breaker would not let the engine be asked.
 */
async function attackByEngine(): Promise<void> {
  for (const [name, about] of Object.entries(ENGINE_ATTACKS)) {
    if (!isChosen(name)) continue
    const folder = await mkdtemp(join(tmpdir(), 'kinora-attacks-'))
    const hostile = await startHostileEngine(folder)
    await hostile.become(name)
    let worker: ServerProcess | undefined
    try {
      worker = await startServerProcess({
        KINORA_DATA_DIR: folder,
        KINORA_BOOTSTRAP_KEY: BOOTSTRAP_KEY,
        KINORA_ENGINES_FILE: hostile.file,
        KINORA_LOG_LEVEL: 'silent',
      })
      const own = worker
      const keys: string[] = []
      for (let count = 0; count < 8; count++) {
        const body = { name: `orders ${count}`, credits: 1_000_000 }
        keys.push(String((await call('/admin/v1/accounts', body, BOOTSTRAP_KEY, own)).key))
      }
      let peakMb = 0
      const watch = setInterval(() => (peakMb = Math.max(peakMb, residentMb(own))), 20)
      const began = cpuSeconds(own)
      const ends = await orderPictures(keys, (path, body, key) => call(path, body, key, own))
      clearInterval(watch)
      const spent = cpuSeconds(own) - began
      console.log(
        `engine ${name}: ${about}\n  peak ${Math.round(peakMb)} MB; ${spent.toFixed(1)} s of a core; ${ends[0]?.words}`,
      )
      if (peakMb > MAX_RESIDENT_MB) faults.push(`engine ${name}: ${Math.round(peakMb)} MB resident`)
      const wrong = ends.filter(({ state, engine }) => state !== 'success' || engine !== 'minimal')
      if (wrong.length > 0) faults.push(`engine ${name}: ${wrong.length} orders ended as ${JSON.stringify(wrong[0])}`)
      const unasked = ends.filter(({ words }) => words.includes('it fails at the moment')).length
      if (unasked === ends.length) faults.push(`engine ${name}: it was never asked`)
    } finally {
      hostile.end()
      const code = await worker?.end()
      if (code !== 0) faults.push(`engine ${name}: the service ended with ${String(code)}`)
      await rm(folder, { recursive: true, force: true })
    }
  }
}

async function attack(
  name: string,
  target: Target,
  honestKey: string,
  server: ServerProcess,
): Promise<{ words: string; slowestMs: number }> {
  let [peakMb, most] = [0, 0]
  const [began, cpuBefore] = [performance.now(), cpuSeconds(server)]
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(server))
    most = Math.max(most, descriptors(server))
  }, 50)
  const script = join(import.meta.dirname, '..', 'harness', 'attack-process.ts')
  const child = spawn(process.execPath, [script, name, JSON.stringify(target)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const over = once(child, 'exit')
  try {
    const seen = await beHonest(server.url, honestKey, seconds)
    // An attacker that has not ended by itself is ended.
    const timer = setTimeout(() => child.kill('SIGKILL'), 30_000)
    const [code] = await over
    if (code === DID_NOT_HOLD) faults.push(`${name}: it got through`)
    clearTimeout(timer)
    const slowest = Math.max(seen.slowestMs, seen.slowestLargeMs, seen.slowestPreviewMs)
    if (seen.creates === 0 || seen.large === 0)
      faults.push(`${name}: ${seen.creates} creates, ${seen.large} large ones`)
    if (seen.previews === 0) faults.push(`${name}: no preview was made`)
    if (peakMb > MAX_RESIDENT_MB) faults.push(`${name}: ${Math.round(peakMb)} MB resident`)
    // With every place taken, one that was just given away may be closed under a client's hands; it asks again.
    if (seen.failed.length > 0 && name !== 'idle')
      faults.push(`${name}: ${seen.failed.length} failed: ${seen.failed[0]}`)
    const words = [
      `${(seen.creates / seconds).toFixed(1)} creates/s, slowest ${Math.round(seen.slowestMs)} ms`,
      `${seen.large} of 1 MB, slowest ${Math.round(seen.slowestLargeMs)} ms`,
      `${seen.previews} previews, slowest ${Math.round(seen.slowestPreviewMs)} ms`,
      `${seen.failed.length} failed`,
      `peak ${Math.round(peakMb)} MB, ${most} descriptors`,
      // A machine with other things to do gives it less than it would take.
      `${Math.round((100_000 * (cpuSeconds(server) - cpuBefore)) / (performance.now() - began))} % of a core`,
    ].join('; ')
    return { words, slowestMs: slowest }
  } finally {
    clearInterval(watch)
    child.kill('SIGKILL')
  }
}

async function call(
  path: string,
  body: object | undefined,
  key: unknown,
  { url }: Pick<ServerProcess, 'url'>,
): Promise<Record<string, unknown>> {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Token ${String(key)}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}

function residentMb({ pid }: Pick<ServerProcess, 'pid'>): number {
  if (!existsSync('/proc/self')) return 0
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

function descriptors({ pid }: Pick<ServerProcess, 'pid'>): number {
  return existsSync('/proc/self') ? readdirSync(`/proc/${pid}/fd`).length : 0
}

function cpuSeconds({ pid }: Pick<ServerProcess, 'pid'>): number {
  if (!existsSync('/proc/self')) return 0
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  // Ticks of user and system time, a hundred a second.
  return (Number(fields[11]) + Number(fields[12])) / 100
}
