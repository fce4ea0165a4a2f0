import { setTimeout as sleep } from 'node:timers/promises'
import type { SignedCallback } from '@kinora/client'
import { EXIT, WrongUsage } from './exit-codes.ts'
import type { Given, PeopleAction, Session } from './people-command.ts'
import { oneWord } from './read-words.ts'
import { whichIsMeant } from '../unknown-flag.ts'

export const EVENTS = ['processing', 'success', 'failed']

export const FORWARD_FLAG = {
  'forward-to': {
    takes: 'URL',
    about: 'Address that receives them on this machine, such as http://localhost:3000/hook',
  },
}

// Long enough for a receiver to restart. The service itself retries for longer.
const RETRY_SECONDS = [1, 5, 15]
const TRY_MS = 10_000

/** Receives the account's callbacks on this machine, without a public address. */
export const listen: PeopleAction = {
  summary:
    "Show the callbacks of all the account's tasks as they happen, and hand them on to a receiver on this machine",
  flags: {
    ...FORWARD_FLAG,
    events: { takes: 'EVENT,...', choices: EVENTS, about: `Only these: ${EVENTS.join(', ')}` },
  },
  async run(given, session) {
    const wanted = readEvents(given)
    const url = readTarget(given)
    const stop = new AbortController()
    const interrupt = (): void => stop.abort()
    process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
    try {
      const kinora = await session.kinora()
      if (!given.json)
        session.terminal.tell(
          `listens${url ? `, and sends to ${url}` : ''}; signed with the callback secret of the account (docs: kinora callback-secret)`,
        )
      for await (const callback of kinora.callbacks(url ?? 'http://localhost/', { signal: stop.signal }))
        if (wanted.includes(callback.event)) await handOn(callback, url, given, session, stop.signal)
    } catch (error) {
      if (!stop.signal.aborted) throw error
    } finally {
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
    }
    return EXIT.done
  },
}

function readEvents(given: Given): string[] {
  const named = given
    .text('events')
    ?.split(',')
    .map(one => one.trim())
  const unknown = named?.find(one => !EVENTS.includes(one))
  if (unknown !== undefined) throw new WrongUsage(`--events takes ${EVENTS.join(', ')}, got ${JSON.stringify(unknown)}`)
  return named ?? EVENTS
}

export function readTarget(given: Given): string | undefined {
  const url = given.text('forward-to')
  if (url !== undefined && !/^https?:\/\//.test(url))
    throw new WrongUsage(`--forward-to takes an http(s) URL, got ${JSON.stringify(url)}`)
  return url
}

async function handOn(
  callback: SignedCallback,
  url: string | undefined,
  { json }: Given,
  { terminal }: Session,
  signal: AbortSignal,
): Promise<void> {
  const answer = url === undefined ? undefined : await forward(callback, url, signal)
  if (json)
    return void process.stdout.write(`${JSON.stringify({ ...callback, ...(answer !== undefined && { answer }) })}\n`)
  terminal.print(`${callback.event.padEnd(10)}  ${callback.task_id}${answer === undefined ? '' : `  ${answer}`}`)
}

/** Sends a callback as the service would; returns the status of the answer, or the reason why there was none. */
export async function forward({ headers, body }: SignedCallback, url: string, signal?: AbortSignal): Promise<string> {
  for (let tries = 0; ; tries++) {
    const answer = await tryForward(headers, body, url)
    const wait = RETRY_SECONDS[tries]
    if (/^2\d\d$/.test(answer) || wait === undefined) return answer
    await sleep(wait * 1_000, undefined, { ...(signal && { signal }) })
  }
}

async function tryForward(headers: Record<string, string>, body: string, url: string): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TRY_MS),
    })
    await response.body?.cancel()
    return String(response.status)
  } catch (error) {
    return (((error as Error).cause ?? error) as Error).message
  }
}

/** Sends a sample callback to a receiver; creates and costs nothing. */
export const trigger: PeopleAction = {
  summary: 'Send a signed sample callback to a receiver on this machine',
  takes: EVENTS.join('|'),
  words: EVENTS,
  flags: FORWARD_FLAG,
  async run(given, { kinora, terminal }) {
    const event = oneWord(given, EVENTS.join(', '))
    if (!EVENTS.includes(event))
      throw new WrongUsage(
        `there is no event ${JSON.stringify(event)}: ${EVENTS.join(', ')}${whichIsMeant(event, EVENTS)}`,
      )
    const url = readTarget(given)
    const sample = await (await kinora()).sampleCallback(event as 'success', url)
    if (url === undefined) return terminal.printJson(sample)
    const answer = await forward(sample, url)
    if (given.json) terminal.printJson({ ...sample, answer })
    else terminal.print(`${event}  ${sample.task_id}  ${answer}`)
    return /^2\d\d$/.test(answer) ? EXIT.done : EXIT.fault
  },
}
