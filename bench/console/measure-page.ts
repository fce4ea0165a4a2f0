import type { Browser, BrowserContext, Page } from 'playwright-core'

const VIEW = { viewport: { width: 1280, height: 800 } }
const PATIENCE_MS = 60_000

/** A browser that has seen nothing yet: its cache is empty. */
export async function openContext(browser: Browser, key: string): Promise<BrowserContext> {
  const context = await browser.newContext(VIEW)
  context.setDefaultTimeout(PATIENCE_MS)
  await context.addInitScript(
    `if (location.protocol !== 'about:') localStorage.setItem('kinora.key', ${JSON.stringify(key)})`,
  )
  return context
}

// When the form can be typed into and the page has nothing left to do at once.
const USABLE = `window.usableAt = new Promise(done => addEventListener('DOMContentLoaded', () => new MutationObserver((_, observer) => {
  if (!document.querySelector('form.make-form #field-prompt:not([disabled])')) return
  observer.disconnect()
  requestAnimationFrame(() => setTimeout(() => done(performance.now())))
}).observe(document, { childList: true, subtree: true })))`

/** How long it took, and what the page's main thread did for it: that does not depend on what else the machine does. */
export type Load = { ms: number; cpuMs: number }

async function measureLoad(page: Page, url: string, untilDone: string): Promise<Load> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url)
  const ms = await page.evaluate<number>(untilDone)
  const { metrics } = await session.send('Performance.getMetrics')
  return { ms, cpuMs: 1_000 * (metrics.find(one => one.name === 'ThreadTime')?.value ?? Number.NaN) }
}

/** From the navigation until the form to make things can be used. */
export async function measureFirstUse(browser: Browser, url: string, key: string): Promise<Load> {
  const context = await openContext(browser, key)
  await context.addInitScript(USABLE)
  const page = await context.newPage()
  const load = await measureLoad(page, `${url}/#/make/text2video`, 'window.usableAt')
  await context.close()
  return load
}

const PAINTED = `new Promise(done => requestAnimationFrame(() => setTimeout(() => done(performance.now()))))`

/** The same of a file of the same server that needs nothing else. */
export async function measureBareFile(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext(VIEW)
  const page = await context.newPage()
  const load = await measureLoad(page, url, PAINTED)
  await context.close()
  return load
}

const FRAMES = 240
const STEP_PIXELS = 120

/** Times between frames while the page is scrolled by a few rows each. */
const scrollFrames = (page: Page): Promise<number[]> =>
  page.evaluate(`new Promise(done => {
    const times = []
    let [last, at] = [performance.now(), 0]
    const step = () => {
      const now = performance.now()
      times.push(now - last)
      last = now
      scrollTo(0, (at += ${STEP_PIXELS}))
      if (times.length < ${FRAMES}) requestAnimationFrame(step)
      else done(times.slice(1))
    }
    scrollTo(0, 0)
    requestAnimationFrame(step)
  })`)

/** A page with nothing but as many lines of text. */
export async function openBareList(browser: Browser, lines: number): Promise<() => Promise<number[]>> {
  const page = await browser.newPage(VIEW)
  await page.setContent('<ul></ul>')
  await page.evaluate(
    `document.querySelector('ul').innerHTML = Array.from({ length: ${lines} }, (_, n) => '<li>' + n + '</li>').join('')`,
  )
  return () => scrollFrames(page)
}

export type OpenList = { frames(): Promise<number[]>; search(words: string): Promise<number>; rows: number }

/** The list of tasks, scrolled down until all of them are known to it. */
export async function openTaskList(browser: Browser, url: string, key: string, count: number): Promise<OpenList> {
  const context = await openContext(browser, key)
  const page = await context.newPage()
  await page.goto(`${url}/#/tasks`)
  await page.locator('[data-task]').first().waitFor()
  const known = async (): Promise<number> =>
    Number(await page.evaluate(`document.querySelector('.virtual li')?.ariaSetSize ?? 0`))
  while ((await known()) < count) {
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
    await page.waitForTimeout(20)
  }
  return {
    rows: await known(),
    frames: () => scrollFrames(page),
    // From the question to the answer, read, as the page asks it.
    search: words =>
      page.evaluate(`(async () => {
        const asked = performance.now()
        const headers = { authorization: 'Token ' + localStorage.getItem('kinora.key') }
        const answer = await fetch('/ent/v2/tasks?pager.pagesz=100&search=' + encodeURIComponent(${JSON.stringify(words)}), { headers })
        await answer.json()
        return performance.now() - asked
      })()`),
  }
}
