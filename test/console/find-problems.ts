import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// Rules of which nothing serious can come are half of what the others take. Where axe keeps them is its own affair: if
// they are elsewhere one day, all are run.
const WITHOUT_LESSER = `Object.fromEntries((axe._audit?.rules ?? [])
  .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
  .map(({ id }) => [id, { enabled: false }]))`

type Finding = { id: string; impact: string; nodes: { html: string }[] }

/** What axe finds serious about a page as it is shown, in a line each; and whether it is wider than its window. */
export async function findProblems(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which the page's own policy does not bind.
  await page.evaluate(`if (!globalThis.axe) { ${axe} }`)
  const { violations } = await page.evaluate<{ violations: Finding[] }>(
    `axe.run(document, { resultTypes: ['violations'], preload: false, rules: ${WITHOUT_LESSER} })`,
  )
  const serious = violations.filter(one => one.impact === 'serious' || one.impact === 'critical')
  const told = serious.map(({ id, nodes }) => `${id}: ${nodes.map(one => one.html).join(' | ')}`)
  return [...told, await findOverflow(page)].filter(Boolean)
}

/** By how much a page is wider than its window, in words; empty if it is not. */
export const findOverflow = (page: Page): Promise<string> =>
  page.evaluate(
    `document.documentElement.scrollWidth > innerWidth ? 'wider than its window by ' + (document.documentElement.scrollWidth - innerWidth) : ''`,
  )
