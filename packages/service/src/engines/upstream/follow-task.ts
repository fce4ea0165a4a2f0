import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClonedVoice, EngineContext, Made, Order, Progress, Token } from '@kinora/media/engine/contract'
import { fieldsOf, isText, recordsOf } from '../../core/shape.ts'
import { ask, failed, isAnswer, judgeNoNews } from '../remote/ask.ts'
import { fetchResult } from '../remote/fetch-result.ts'
import type { ResultKind } from '../remote/check-result-file.ts'
import { waitBetweenPolls } from '../remote/wait-between-polls.ts'
import { claimTask, type Upstream } from './create-task.ts'
import { judgeFailure } from './judge-refusal.ts'
import type { UpstreamSettings } from './upstream-settings.ts'

const POLL_SECONDS = 1
const STATUS_MS = 30_000

/** Polls a task and fetches its result. */
export async function followTask(
  upstream: Upstream,
  token: Token,
  order: Order,
  context: EngineContext,
): Promise<Progress> {
  const { client, mapPath, settings } = upstream
  const { pollSeconds = POLL_SECONDS } = settings
  const task = await claimTask(upstream, token, order, context.signal)
  if (task.state !== 'taken') return task.state === 'unknown' ? { ...task, state: 'unreachable' } : task
  const { id, url } = task.task
  const path = mapPath(`/ent/v2/tasks/${encodeURIComponent(id)}/creations`)
  const answer = await ask(client.request(path, { timeoutMs: STATUS_MS, signal: context.signal }))
  const shown = fieldsOf(isAnswer(answer) && answer.status === 200 ? answer.json() : undefined)
  if (typeof shown['state'] !== 'string') return judgeNoNews(answer)
  if (shown['state'] === 'failed') return judgeFailure(shown)
  if (shown['state'] === 'success') return fetchMade(upstream, shown, url, order, context)
  await waitBetweenPolls(pollSeconds, context.signal)
  return { state: 'working', percent: readPercent(shown['progress']) }
}

async function fetchMade(
  { client, settings }: Upstream,
  shown: Shown,
  ready: string | undefined,
  order: Order,
  context: EngineContext,
): Promise<Progress> {
  if (order.kind === 'voice') return keepName(order, shown, context, settings)
  const made = recordsOf(shown['creations'])[0]?.['url']
  const url = isText(made) ? made : ready
  if (!url) return failed('the engine has no file of it')
  const { folder, signal } = context
  const fetched = await fetchResult(client, url, {
    kind: RESULTS[order.kind] ?? 'video',
    folder,
    signal,
    pollSeconds: settings.pollSeconds ?? POLL_SECONDS,
  })
  if (fetched.state === 'unreachable') return fetched
  if (fetched.state === 'wrong') return failed(`what the engine made cannot be used: ${fetched.why}`)
  return { state: 'done', files: [fetched.file], ...describeMade(shown, settings) }
}

/** A cloned voice has no file: the result is its name. */
async function keepName(
  { name: voice }: Extract<Order, { kind: 'voice' }>,
  shown: Shown,
  { folder }: EngineContext,
  settings: UpstreamSettings,
): Promise<Progress> {
  const path = join(folder, 'result.json')
  const made: ClonedVoice = { made: { voice } }
  await writeFile(path, JSON.stringify(made))
  return { state: 'done', files: [{ role: 'result', format: 'json', path }], ...describeMade(shown, settings) }
}

function describeMade({ notes, bgm, credits }: Shown, settings: UpstreamSettings): Omit<Made, 'files'> {
  const cost = typeof credits === 'number' && credits >= 0 ? credits : undefined
  return {
    ...(Array.isArray(notes) && notes.length > 0 && { notes: notes.map(String) }),
    ...(typeof bgm === 'boolean' && { music: bgm }),
    ...(cost !== undefined && { cost }),
    ...(cost !== undefined && settings.credits === 'passed on' && { price: cost }),
  }
}

const RESULTS: Partial<Record<Order['kind'], ResultKind>> = {
  video: 'video',
  image: 'image',
  speech: 'sound',
  effects: 'sound',
  lips: 'video',
}

/** A task as the other service returns it. */
type Shown = Readonly<Record<string, unknown>>

const readPercent = (progress: unknown): number =>
  typeof progress === 'number' ? Math.min(99, Math.max(0, Math.round(progress))) : 0
