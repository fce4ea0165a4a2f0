import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ACCESS_FILE, readAccess } from '../service/local-access.ts'
import type { Command, Environment } from './command.ts'
import { parseFlags } from './parse-flags.ts'
import { type PeopleAction, peopleCommand } from './people/people-command.ts'
import { WrongUsage } from './people/exit-codes.ts'
import { oneWord } from './people/read-words.ts'
import { whichIsMeant } from './unknown-flag.ts'

const UNITS: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400 }

/** Parses `90`, `90s`, `15m`, `48h` or `8d` to seconds. */
function readSeconds(text: string): number {
  const [, amount, unit = 's'] = /^(\d+(?:\.\d+)?)([smhd])?$/.exec(text) ?? []
  if (amount === undefined)
    throw new WrongUsage(`TIME must be such as 90s, 15m, 48h or 8d, got ${JSON.stringify(text)}`)
  return Number(amount) * (UNITS[unit] ?? 1)
}

const advance: PeopleAction = {
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

const moveClock = peopleCommand('sandbox advance', advance)

const USAGE = `sandbox -- COMMAND [ARGUMENT...]\n${moveClock.usage}`

/** Runs a temporary service for tests. */
export const sandbox: Command = {
  summary: 'Run a command with a temporary service that makes tiny media at once; move its clock',
  usage: USAGE,
  help: ([verb, ...args]) =>
    verb === 'advance'
      ? (moveClock.help?.(args) ?? '')
      : `usage: sandbox -- COMMAND [ARGUMENT...]

Run a command beside a throw-away service, and end as the command ends. The command's environment has

  KINORA_URL               Where the service is
  KINORA_KEY               An API key with credits
  KINORA_CALLBACK_SECRET   What signs the callbacks of its account

Settings of the service can be given in the environment as always. ${moveClock.usage}: as time goes by in it.
docs/sandbox.md tells how outcomes are forced.
`,
  async run([first, ...args], env) {
    if (first === 'advance') return moveClock.run(args, env)
    if (first === '--' && args.length > 0) return runBeside(args, env)
    if (first !== '--' && first?.startsWith('-')) parseFlags([first], {})
    process.stderr.write(
      `kinora sandbox: COMMAND expected after --${whichIsMeant(first ?? '', ['advance'])}; usage:\n${USAGE}\n`,
    )
    return 2
  },
}

// The first start creates a database, which takes a while on a busy machine.
const START_SECONDS = 120
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

async function runBeside([program = '', ...args]: string[], env: Environment): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-sandbox-'))
  const asked = createAsk()
  let service: ChildProcess | undefined
  try {
    const key = `kn_${randomBytes(24).toString('base64url')}`
    service = startService(folder, key, env)
    const url = await Promise.race([untilServing(service, folder), asked.ends])
    if (typeof url === 'number') return url
    const own = { KINORA_URL: url, KINORA_KEY: key, KINORA_CALLBACK_SECRET: key, KINORA_SANDBOX: '1' }
    const child = spawn(program, args, { stdio: 'inherit', env: { ...env, ...own } })
    asked.passTo(child)
    return await Promise.race([endOf(child, program), lostService(service, child)])
  } finally {
    asked.close()
    await stop(service)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Signals to this process: before there is a child, they end it; afterwards they are passed to the child. */
function createAsk() {
  let child: ChildProcess | undefined
  let end: (code: number) => void = () => {}
  const ends = new Promise<number>(resolve => (end = resolve))
  const onSignal = (signal: NodeJS.Signals): void => {
    if (child) child.kill(signal)
    else end(128 + constants.signals[signal])
  }
  for (const signal of SIGNALS) process.on(signal, onSignal)
  return {
    ends,
    passTo: (one: ChildProcess) => void (child = one),
    close: () => {
      for (const signal of SIGNALS) process.off(signal, onSignal)
    },
  }
}

/** In its own process group, so that only the child handles Ctrl-C in the terminal. */
const startService = (folder: string, key: string, env: Environment): ChildProcess =>
  spawn(process.execPath, [process.argv[1] ?? '', 'serve'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      // A test's callback receiver listens on this machine.
      KINORA_ALLOW_PRIVATE_NETWORKS: '1',
      KINORA_LOG_LEVEL: 'error',
      ...env,
      KINORA_SANDBOX: '1',
      KINORA_DATA_DIR: folder,
      KINORA_DATABASE_URL: '',
      KINORA_HOST: '127.0.0.1',
      KINORA_PORT: '0',
      KINORA_PUBLIC_URL: '',
      KINORA_LOCAL_ACCESS: '1',
      KINORA_BOOTSTRAP_KEY: key,
      KINORA_STOP_SECONDS: '0',
    },
  })

/** The service writes its address when it is ready. */
async function untilServing(service: ChildProcess, folder: string): Promise<string> {
  const until = performance.now() + START_SECONDS * 1_000
  while (service.exitCode === null && service.signalCode === null && performance.now() < until) {
    const url = (await readAccess(join(folder, ACCESS_FILE)))?.url
    if (url !== undefined) return url
    await sleep(50)
  }
  throw new Error('the service of the sandbox did not start')
}

async function endOf(child: ChildProcess, program: string): Promise<number> {
  const [code, signal] = (await once(child, 'exit').catch((error: Error) => {
    throw new Error(`${program} could not be run: ${error.message}`, { cause: error })
  })) as [number | null, NodeJS.Signals | null]
  return code ?? 128 + constants.signals[signal ?? 'SIGKILL']
}

/** If the service ends, tests would only wait for it, so they are stopped. */
async function lostService(service: ChildProcess, child: ChildProcess): Promise<number> {
  await once(service, 'exit')
  child.kill('SIGTERM')
  throw new Error('the service of the sandbox ended before the command did')
}

async function stop(service: ChildProcess | undefined): Promise<void> {
  if (!service || service.exitCode !== null || service.signalCode !== null) return
  const ended = once(service, 'exit')
  service.kill('SIGTERM')
  await ended
}
