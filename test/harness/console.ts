import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, type TestContext } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { freshDatabase } from './database.ts'
import { launchChromium } from './launch-chromium.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

// A page that waits longer than this on a busy machine waits in vain.
const PATIENCE_MS = 120_000

const CONTEXT: BrowserContextOptions = { locale: 'en-GB', acceptDownloads: true }

export type OpenOptions = {
  /** The key stored in the browser; null: signed out. */
  key?: string | null
  /** Where the page is reached, if not at the service itself. */
  at?: string
  language?: 'en' | 'zh'
  theme?: 'light' | 'dark'
  /** Whether things move by themselves; that is drawn without a graphics card here, and takes more than all else. */
  motion?: boolean
  width?: number
  height?: number
}

/** One service and one browser for all tests of the console. */
export type ConsoleSuite = {
  url(): string
  /** A key of the first account that may do everything. */
  key: string
  service(): ServerProcess
  /** The settings that it runs with, for commands on the same store. */
  environment(): Record<string, string>
  browser(): Browser
  /** A page of a browser that has kept nothing, at an address such as `#/tasks`. When the test ends it must have complained of nothing. */
  open(hash: string, options?: OpenOptions): Promise<OpenPage>
  /** Calls the API, with the suite's key by default. */
  ask(method: string, path: string, body?: object, withKey?: string): Promise<Record<string, any>>
  /** Starts a sandbox service with the same key; returns its address. */
  startSandbox(t: TestContext): Promise<string>
  /** Stops the service and starts it again where it was. */
  restart(whileAway?: () => Promise<void>): Promise<void>
}

export type OpenPage = Page & {
  /** The page's errors, policy warnings and failed loads. */
  complaints: string[]
  /** Fails if the page has complained, and gives it back. */
  finish(): Promise<void>
}

/** Starts both before the tests of the file, and ends both after them. */
export function openConsoleSuite(environment: Record<string, string> = {}): ConsoleSuite {
  const key = 'console-suite-key'
  let service: ServerProcess | undefined
  let browser: Browser | undefined
  let settings: Record<string, string> = {}
  let release = async (): Promise<void> => {}
  // Pages that a test has finished with: a new one is a process, and so is the one that Chromium keeps ready after it.
  const idle: Page[] = []

  before(async () => {
    const database = await freshDatabase()
    const folder = await mkdtemp(join(tmpdir(), 'kinora-console-'))
    release = async () => {
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    }
    settings = {
      KINORA_DATABASE_URL: database.url,
      KINORA_DATA_DIR: folder,
      KINORA_BOOTSTRAP_KEY: key,
      KINORA_PORT: String(await freePort()),
      KINORA_RATE_PER_SECOND: '1000',
      ...environment,
    }
    service = await startServerProcess(settings)
    browser = await launchChromium()
  })
  after(async () => {
    await browser?.close()
    await service?.end()
    await release()
  })

  const suite: ConsoleSuite = {
    key,
    url: () => service?.url ?? '',
    service: () => service as ServerProcess,
    environment: () => settings,
    browser: () => browser as Browser,
    async open(
      hash,
      {
        key: signedIn = key,
        at = service?.url ?? '',
        language,
        theme,
        motion = false,
        width = 1280,
        height = 800,
      } = {},
    ) {
      const page = idle.pop() ?? (await (browser as Browser).newPage(CONTEXT))
      page.setDefaultTimeout(PATIENCE_MS)
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ reducedMotion: motion ? 'no-preference' : 'reduce' })
      // An address of the same origin that is no page: what the last one kept is forgotten there.
      if (page.url() !== `${at}/healthz`) await page.goto(`${at}/healthz`)
      await page.context().clearCookies()
      const kept = Object.entries({ key: signedIn, language, theme }).filter(([, value]) => value)
      await page.evaluate(`localStorage.clear(); sessionStorage.clear()
        for (const [name, value] of ${JSON.stringify(kept)}) localStorage.setItem('kinora.' + name, value)`)
      const complaints = listen(page)
      await page.goto(`${at}/${hash}`)
      return Object.assign(page, {
        complaints,
        finish: async () => {
          for (const event of ['pageerror', 'console', 'request'] as const) page.removeAllListeners(event)
          await page.goto(`${at}/healthz`)
          idle.push(page)
          assert.deepEqual(complaints, [])
        },
      })
    },
    async ask(method, path, body, withKey = key) {
      const headers = { authorization: `Token ${withKey}`, 'content-type': 'application/json' }
      const answer = await fetch(suite.url() + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      const text = await answer.text()
      assert.ok(answer.ok, `${method} ${path}: ${text}`)
      return text === '' ? {} : (JSON.parse(text) as Record<string, any>)
    },
    async startSandbox(t) {
      const database = await freshDatabase()
      const folder = await mkdtemp(join(tmpdir(), 'kinora-console-sandbox-'))
      const sandbox = await startServerProcess({
        ...settings,
        KINORA_DATABASE_URL: database.url,
        KINORA_DATA_DIR: folder,
        KINORA_PORT: '0',
        KINORA_SANDBOX: '1',
      })
      t.after(async () => {
        await sandbox.end()
        await database.drop()
        await rm(folder, { recursive: true, force: true })
      })
      return sandbox.url
    },
    async restart(whileAway = async () => {}) {
      await service?.end()
      await whileAway()
      service = await startServerProcess(settings)
    },
  }
  return suite
}

/** Everything a page says that it should not: a violated policy is said as an error too. */
function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    const { url } = message.location()
    // Chromium asks for an icon of the address before it, which is no page and has none.
    const isOfPage = !url.endsWith('/favicon.ico')
    // The text of a failed load does not say what was loaded.
    if (isOfPage && ['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} ${url}`)
  })
  return complaints
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}
