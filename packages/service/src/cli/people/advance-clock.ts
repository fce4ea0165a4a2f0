import { WrongUsage } from './exit-codes.ts'
import type { PeopleAction } from './people-command.ts'
import { oneWord } from './one-word.ts'

const UNITS: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400 }

/** Seconds of `90`, `90s`, `15m`, `48h` or `8d`. */
export function readSeconds(text: string): number {
  const [, amount, unit = 's'] = /^(\d+(?:\.\d+)?)([smhd])?$/.exec(text) ?? []
  if (amount === undefined)
    throw new WrongUsage(`TIME must be such as 90s, 15m, 48h or 8d, got ${JSON.stringify(text)}`)
  return Number(amount) * (UNITS[unit] ?? 1)
}

export const advance: PeopleAction = {
  summary: 'Move the clock of a sandbox forward',
  takes: 'TIME',
  async run(given, session) {
    const { terminal } = session
    const json = { advance_seconds: readSeconds(oneWord(given, 'TIME')) }
    const clock = await (await session.kinora()).call<{ now: string }>('POST', '/ent/v2/sandbox/clock', { json })
    if (given.json) terminal.printJson(clock)
    else terminal.print(clock.now)
  },
}
