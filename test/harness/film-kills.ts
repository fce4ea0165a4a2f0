import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '../../packages/media/src/core/seeded-random.ts'
import { type Fleet, startFleet } from './chaos-fleet.ts'
import { childrenOf } from './processes.ts'
import { freshDatabase } from './database.ts'
import { until } from './until.ts'
import { png } from '../contract/media.ts'

export type FilmKills = {
  /** Workers and render processes that were killed while a film was being made. */
  kills: number
  films: number
  parts: number
  /** Attempts at parts beyond the first: what the kills cost. */
  repeated: number
  /** The broken promises. */
  faults: string[]
}

type Part = { id: string; state: string; attempt: number; creation: string | null }

const KEY = 'kn_film_kills'
const DONE = new Set(['success', 'failed'])
// For one film: a part fails for good after five failures, and a killed worker counts as one.
const MAX_KILLS = 4
// The shortest that can be.
const FILM_SECONDS = 8
// It takes a few, and a few more after each kill.
const FILM_MS = 180_000

/**
 * Makes films, one after another, and kills a worker or one of its processes every moment or so, until so many were
 * killed. A finished part must stay what it was; a film must come out, and be charged once.
 */
export async function killDuringFilms(options: {
  kills: number
  seed: number
  say?: (line: string) => void
}): Promise<FilmKills> {
  const { kills, seed, say = () => {} } = options
  const chance = seededRandom(seed)
  const dataDir = await mkdtemp(join(tmpdir(), 'kinora-film-kills-'))
  const database = await freshDatabase()
  const fleet = await startFleet({ apis: 1, workers: 2 }, publicUrl => ({
    KINORA_DATA_DIR: dataDir,
    KINORA_DATABASE_URL: database.url,
    KINORA_PUBLIC_URL: publicUrl,
    KINORA_BOOTSTRAP_KEY: KEY,
    KINORA_WORKER_SLOTS: '2',
    KINORA_EXTRA_SLOTS: '0',
    KINORA_ENGINES: 'minimal',
  }))
  const seen: FilmKills = { kills: 0, films: 0, parts: 0, repeated: 0, faults: [] }
  const image = png(256)
  const partsOf = (filmId: string): Promise<Part[]> =>
    database.db.query<Part>(
      {
        text: `select id, state, attempt, result->'creations'->0->>'id' as creation from task where parent_id = $1 order by id`,
      },
      [filmId],
    )

  async function makeOne(): Promise<void> {
    const body = {
      images: [image],
      prompt: `film ${seen.films}`,
      duration: FILM_SECONDS,
      language: 'en',
      aspect_ratio: '1:1',
    }
    const { task_id: id } = await ask(fleet, 'ad-one-click', body)
    const finished = new Map<string, Part>()
    let own = 0
    const deadline = Date.now() + FILM_MS
    for (;;) {
      if (Date.now() > deadline) return void seen.faults.push(`film ${id} did not end within ${FILM_MS / 1_000} s`)
      const { state, err_code, err_msg, credits } = await ask(fleet, `tasks/${id}/creations`)
      for (const part of await partsOf(id)) {
        const before = finished.get(part.id)
        if (before && (before.attempt !== part.attempt || before.creation !== part.creation))
          seen.faults.push(`part ${part.id} was finished and made again`)
        if (part.state === 'success') finished.set(part.id, part)
      }
      if (DONE.has(state)) {
        const parts = await partsOf(id)
        seen.films += 1
        seen.parts += parts.length
        seen.repeated += parts.reduce((sum, part) => sum + part.attempt - 1, 0)
        if (state !== 'success') seen.faults.push(`film ${id} ended ${state}: ${err_code} ${err_msg}`)
        const entries = await database.db.query<{ kind: string }>(
          { text: 'select kind from ledger where task_id = $1 order by id' },
          [id],
        )
        const kinds = entries.map(entry => entry.kind).join()
        if (kinds !== 'hold,settle' || credits !== FILM_SECONDS * 40)
          seen.faults.push(`film ${id} was charged ${credits} by ${kinds}`)
        return
      }
      await sleep(50 + chance.below(500))
      // Something is at work: else nothing would be lost.
      const isAtWork = (await partsOf(id)).some(part => part.state === 'processing')
      if (isAtWork && chance.below(4) === 0 && own < MAX_KILLS && killSome(fleet, own === 0, chance.below(1_000))) {
        own += 1
        seen.kills += 1
        // A killed process is back and working before the next kill.
        await Promise.all(fleet.workers.map(worker => worker.ready()))
        await sleep(chance.below(2_000))
      }
    }
  }

  try {
    while (seen.kills < kills && seen.faults.length === 0) {
      await makeOne()
      say(`${seen.kills} kills, ${seen.films} films, ${seen.parts} parts, ${seen.repeated} attempts repeated`)
    }
    const codes = await fleet.stop()
    if (codes.some(code => code !== 0)) seen.faults.push(`processes ended with ${codes.join()}`)
    seen.faults.push(...fleet.complaints)
    return seen
  } finally {
    await fleet.stop()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Kills all workers at once, or one worker or one of its media processes. */
function killSome(fleet: Fleet, isAll: boolean, chance: number): boolean {
  if (isAll) {
    for (const worker of fleet.workers) worker.kill()
    return true
  }
  const worker = fleet.workers[chance % fleet.workers.length]
  const pid = worker?.pid()
  if (!worker || pid === undefined) return false
  const children = childrenOf(pid)
  const child = children[chance % Math.max(1, children.length)]
  if (chance % 4 < 2 || child === undefined) worker.kill()
  else process.kill(child, 'SIGKILL')
  return true
}

const ask = (fleet: Fleet, path: string, body?: object): Promise<Record<string, any>> =>
  until(async () => {
    const response = await fetch(`${fleet.apis[0]?.url}/ent/v2/${path}`, {
      headers: { authorization: `Token ${KEY}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    }).catch(() => undefined)
    return (await response?.json()) as Record<string, any> | undefined
  }, `${path} is answered`)
