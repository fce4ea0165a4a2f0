import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import type { OpenEngine } from '../../packages/media/src/engine/combine-engines.ts'
import type { Order, Progress, StartContext, Started, Token } from '../../packages/media/src/engine/contract.ts'
import type { EngineKind, EngineTools } from '../../packages/service/src/engines/engine-kind.ts'
import { createServerClient } from '../../packages/service/src/engines/remote/server-client.ts'
import { withoutSecrets } from '../../packages/service/src/engines/without-secrets.ts'
import { until } from './until.ts'

export type Verdict = Exclude<Progress, { state: 'working' | 'unreachable' }>

export type DrivenEngine = {
  engine: OpenEngine
  tools: EngineTools
  /** The log lines as JSON, for checks that they contain no secrets. */
  logged: string[]
  /** The context of an attempt: a private folder. */
  context(again?: boolean): Promise<StartContext>
  /** Places the order and starts it. */
  begin(order: Order): Promise<{ token: Token; started: Started }>
  /** Asks until there is a verdict; every percentage on the way. */
  follow(token: Token, order: Order): Promise<{ verdict: Verdict; percents: number[] }>
  /** All of it; throws unless it was started. */
  make(order: Order): Promise<{ verdict: Verdict; percents: number[]; token: Token }>
}

/** Opens an engine of a kind as the engines file would, and drives it as a plan does. A second one is another process's. */
export function driveEngine<Settings extends object>(
  test: TestContext,
  kind: EngineKind<Settings>,
  settings: Settings,
  { name = 'far', headers = {}, ...others }: Partial<EngineTools> = {},
): DrivenEngine {
  const logged: string[] = []
  const write = (...said: unknown[]): void => void logged.push(JSON.stringify(said))
  const log = { debug: write, info: write, warn: write, error: write }
  const tools: EngineTools = {
    name,
    headers,
    children: 1,
    log,
    clock: Date.now,
    resolvePath: path => path,
    readSecret: secret => ('env' in secret ? process.env[secret.env] : undefined) ?? '',
    reach: url => createServerClient({ url, headers: { ...headers }, guard: { allowPrivateNetworks: false } }),
    ...others,
  }
  const engine = withoutSecrets(kind.open(settings, tools))
  const stop = new AbortController()
  test.after(async () => {
    stop.abort()
    await engine.stop()
  })

  async function context(again = false): Promise<StartContext> {
    const folder = await mkdtemp(join(tmpdir(), 'kinora-driven-'))
    test.after(() => rm(folder, { recursive: true, force: true }))
    return { signal: stop.signal, folder, log, again }
  }

  async function begin(order: Order): Promise<{ token: Token; started: Started }> {
    const placed = JSON.parse(JSON.stringify(await engine.place(order))) as Token
    const started = await engine.start(placed, order, await context())
    return { token: started.state === 'started' ? started.token : placed, started }
  }

  async function follow(token: Token, order: Order): Promise<{ verdict: Verdict; percents: number[] }> {
    const percents: number[] = []
    const own = await context()
    const verdict = await until(async () => {
      const progress = await engine.poll(token, order, own)
      if (progress.state === 'working') percents.push(progress.percent)
      return progress.state !== 'working' && progress.state !== 'unreachable' && progress
    }, 'the order has a verdict')
    return { verdict, percents }
  }

  async function make(order: Order): Promise<{ verdict: Verdict; percents: number[]; token: Token }> {
    const { token, started } = await begin(order)
    if (started.state !== 'started') throw new Error(`it was not started: ${JSON.stringify(started)}`)
    return { ...(await follow(token, order)), token }
  }

  return { engine, tools, logged, context, begin, follow, make }
}
