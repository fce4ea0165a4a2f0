import type { ParseArgsOptionDescriptor } from 'node:util'
import type { Client } from '@kinora/client'
import type { Command, Environment } from '../command.ts'
import { parseFlags } from '../parse-flags.ts'
import { nearestName } from '../unknown-flag.ts'
import { describeError, exitCodeFor, WrongUsage } from './exit-codes.ts'
import { findService } from './find-service.ts'
import { openTerminal, type Terminal } from './output/terminal.ts'

/** A flag of a command: with a value, or a switch that `--no-…` turns off. */
export type Flag = {
  about: string
  /** The placeholder of its value in the usage; absent for a switch. */
  takes?: string
  short?: string
  many?: true
  /** Its possible values, for completion. */
  choices?: readonly string[]
  /** Accepted, but not documented. */
  isHidden?: true
}
export type Flags = Record<string, Flag>

/** The parsed words and flags. */
export type Given = {
  words: string[]
  text(flag: string): string | undefined
  texts(flag: string): string[]
  /** Undefined if neither the flag nor its `--no-` form was given. */
  switched(flag: string): boolean | undefined
  json: boolean
}

export type Session = { kinora: () => Promise<Client>; terminal: Terminal; env: Environment; cwd: string }

export type PeopleAction = {
  summary: string
  /** The arguments, as the usage shows them: `TASK`, `[NAME]`, `TASK...`. */
  takes?: string
  flags?: Flags
  /** For flags that depend on the first words: those of `make` depend on the generator. */
  flagsFor?: (words: readonly string[]) => Flags
  /** The possible first words, for completion. */
  words?: readonly string[]
  /** Rejects words for which the flags are unknown, before flags are parsed. */
  refuseWords?: (words: readonly string[]) => void
  /** Additional help. */
  more?: (words: readonly string[]) => string
  /** The exit code, if it is not 0. */
  run(given: Given, session: Session): Promise<number | void>
}

const JSON_FLAG: Flags = { json: { about: 'Print JSON' } }

const flagsOf = (action: PeopleAction, words: readonly string[]): Flags => ({
  ...(action.flagsFor?.(words) ?? action.flags),
  ...JSON_FLAG,
})

/** A command with one action. */
export const peopleCommand = (name: string, action: PeopleAction): Command => ({
  summary: action.summary,
  usage: usageOf(name, action),
  help: args => helpFor(name, action, args),
  run: (args, env) => runAction(name, action, args, env),
  complete: words => completionsOf(action, words),
})

/** A command whose next word selects the action; the first action is the default. */
export function peopleGroup(name: string, summary: string, actions: Record<string, PeopleAction>): Command {
  const usage = Object.entries(actions)
    .map(([verb, action]) => usageOf(`${name} ${verb}`, action))
    .join('\n')
  const find = (verb: string | undefined): PeopleAction | undefined =>
    verb !== undefined && Object.hasOwn(actions, verb) ? actions[verb] : undefined
  return {
    summary,
    usage,
    help([verb, ...args]) {
      const action = find(verb)
      return action ? helpFor(`${name} ${verb}`, action, args) : `usage:\n${usage}\n\n${summary}\n`
    },
    async run([verb, ...args], env) {
      const action = find(verb)
      if (action) return runAction(`${name} ${verb}`, action, args, env)
      const [standard] = Object.entries(actions)
      if (standard && (verb === undefined || verb.startsWith('-')))
        return runAction(`${name} ${standard[0]}`, standard[1], verb === undefined ? [] : [verb, ...args], env)
      const meant = verb === undefined ? undefined : nearestName(verb, Object.keys(actions))
      process.stderr.write(
        `kinora ${name}: there is no ${JSON.stringify(verb)}${meant ? `; is ${meant} meant?` : ''}; usage:\n${usage}\n`,
      )
      return 2
    },
    complete([verb, ...words]) {
      const action = find(verb)
      return action && words.length > 0 ? completionsOf(action, words) : Object.keys(actions)
    },
  }
}

async function runAction(name: string, action: PeopleAction, args: string[], env: Environment): Promise<number> {
  const terminal = openTerminal()
  const cwd = process.cwd()
  let client: Promise<Client> | undefined
  try {
    action.refuseWords?.(args)
    const given = readGiven(args, flagsOf(action, args))
    return (await action.run(given, { kinora: () => (client ??= findService(env, cwd)), terminal, env, cwd })) ?? 0
  } catch (error) {
    const hint = error instanceof WrongUsage ? `\nusage: kinora ${usageOf(name, action)}` : ''
    terminal.tell(`kinora ${name}: ${describeError(error)}${hint}`)
    return exitCodeFor(error)
  } finally {
    terminal.close()
  }
}

export function readGiven(args: string[], flags: Flags): Given {
  const options: Record<string, ParseArgsOptionDescriptor> = {}
  for (const [name, { takes, short, many }] of Object.entries(flags))
    options[name] = {
      type: takes === undefined ? 'boolean' : 'string',
      ...(short && { short }),
      ...(many && { multiple: true }),
    }
  const { values, positionals } = parsed(args, options, flags)
  return {
    words: positionals,
    text: name => values[name] as string | undefined,
    texts: name => [values[name] ?? []].flat() as string[],
    switched: name => values[name] as boolean | undefined,
    json: values.json === true,
  }
}

function parsed(args: string[], options: Record<string, ParseArgsOptionDescriptor>, flags: Flags) {
  try {
    return parseFlags(withNegatives(args), options, { allowNegative: true })
  } catch (error) {
    throw new WrongUsage(describeFlagError(error as Error, flags), { cause: error })
  }
}

/** The message for a wrong flag: its name, its values, and the probable meaning. */
function describeFlagError(error: Error & { code?: string }, flags: Flags): string {
  const name = /--(?:no-)?([\w-]+)/.exec(error.message)?.[1] ?? ''
  const { takes, choices = [] } = flags[name] ?? {}
  if (error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' && takes !== undefined)
    return `--${name} takes ${choices.length > 0 ? `one of ${choices.join(', ')}` : takes}, and nothing came`
  return error.message.split('. ')[0] ?? ''
}

/** `--pitch -3`: a number after a flag, not another flag. */
const withNegatives = (args: readonly string[]): string[] =>
  args.flatMap((arg, index) => {
    if (/^-\d/.test(arg) && args[index - 1]?.startsWith('--')) return []
    const next = args[index + 1] ?? ''
    return arg.startsWith('--') && /^-\d/.test(next) ? [`${arg}=${next}`] : [arg]
  })

const usageOf = (name: string, { takes, flags, flagsFor }: PeopleAction): string =>
  [name, takes, ...Object.entries(flags ?? {}).map(shownFlag), flagsFor && '[FLAGS]'].filter(Boolean).join(' ')

const shownFlag = ([name, { takes, short }]: [string, Flag]): string =>
  `[${short ? `-${short}` : `--${name}`}${takes === undefined ? '' : ` ${takes}`}]`

function helpFor(name: string, action: PeopleAction, args: readonly string[]): string {
  const words = args.filter(one => !one.startsWith('-'))
  const shown = Object.entries(flagsOf(action, words)).filter(([, flag]) => !flag.isHidden)
  const lines = shown.map(([flag, { takes = '', short, about }]): [string, string] => [
    `${short ? `-${short}, ` : ''}--${flag} ${takes}`.trimEnd(),
    about,
  ])
  const width = Math.min(34, Math.max(...lines.map(([flag]) => flag.length)))
  const flags = lines.map(([flag, about]) => `  ${flag.padEnd(width)}  ${about}`.trimEnd())
  const more = action.more?.(words) ?? ''
  return `usage: kinora ${usageOf(name, action)}\n\n${action.summary}\n${more && `\n${more}\n`}\n${flags.join('\n')}\n`
}

/** The possible next words: values of the previous flag, or flags. */
function completionsOf(action: PeopleAction, words: readonly string[]): string[] {
  const flags = flagsOf(action, words)
  const before = words.at(-2)?.replace(/^--/, '') ?? ''
  const asked = words.at(-2)?.startsWith('--') ? flags[before] : undefined
  if (asked?.takes !== undefined) return [...(asked.choices ?? [])]
  if (!words.at(-1)?.startsWith('-')) return words.length === 1 ? [...(action.words ?? [])] : []
  return Object.keys(flags)
    .filter(name => !flags[name]?.isHidden)
    .map(name => `--${name}`)
}
