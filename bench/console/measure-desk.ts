import type { Browser } from 'playwright-core'
import { openContext } from './measure-page.ts'

export type OpenDesk = {
  /** From a key that moves an entity until its new still is on the page. */
  change(): Promise<number>
  /** The same still from the API, without a page. */
  still(): Promise<number>
  close(): Promise<void>
}

// Each change is another document, so that no answer is one that the service has kept.
const CHANGE = `(async () => {
  const frame = document.querySelector('.still')
  let isFollowing = false
  const began = performance.now()
  const seen = new Promise(done => new MutationObserver((_, observer) => {
    if (frame.ariaBusy === 'true') isFollowing = true
    if (frame.ariaBusy === 'true' || !isFollowing) return
    observer.disconnect()
    frame.querySelector('img').decode().then(() => requestAnimationFrame(() => setTimeout(() => done(performance.now() - began))))
  }).observe(frame, { attributes: true, childList: true, subtree: true }))
  const key = { key: 'ArrowLeft', bubbles: true, cancelable: true }
  frame.querySelector('.still-box').dispatchEvent(new KeyboardEvent('keydown', key))
  return seen
})()`

const STILL = `(async () => {
  const headers = { authorization: 'Token ' + localStorage.getItem('kinora.key'), 'content-type': 'application/json' }
  const point = await (await fetch('/ent/v2/scene/starting-points/' + START, { headers })).json()
  const body = { scene: point.scene, times: [0.5], width: 640, seed: SEED, inline: true, aspect_ratio: '16:9', layout: true }
  const began = performance.now()
  const answer = await fetch('/ent/v2/scene/stills', { method: 'POST', headers, body: JSON.stringify(body) })
  await answer.json()
  return performance.now() - began
})()`

/** A starting point in the scene desk, with its first still. */
export async function openDesk(browser: Browser, url: string, key: string, start: string): Promise<OpenDesk> {
  const context = await openContext(browser, key)
  const page = await context.newPage()
  await page.goto(`${url}/#/desk/start/${start}`)
  await page.locator('.still-box').first().waitFor()
  const isStill = (): Promise<void> => page.locator('.still[aria-busy=false] img').waitFor()
  let seed = 100
  return {
    change: async () => {
      await isStill()
      // The strip of all shots is drawn after a pause, and would be measured with the next change.
      await page.waitForTimeout(4_000)
      return page.evaluate<number>(CHANGE)
    },
    still: () => page.evaluate<number>(STILL.replace('START', JSON.stringify(start)).replace('SEED', String(seed++))),
    close: () => context.close(),
  }
}
