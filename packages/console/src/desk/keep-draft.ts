import type { Scene } from '@kinora/client'
import { isSceneLike } from './scene-like.ts'

// Of the tab: a reload keeps the work, and two tabs do not overwrite each other's.
const PREFIX = 'kinora.desk.'

/** Unsaved work at an address, after a reload. */
export function recallDraft(address: string): Scene | undefined {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(PREFIX + address) ?? 'null')
    return isSceneLike(read) ? read : undefined
  } catch {
    return undefined
  }
}

export function keepDraft(address: string, scene: Scene | undefined): void {
  try {
    if (scene) sessionStorage.setItem(PREFIX + address, JSON.stringify(scene))
    else sessionStorage.removeItem(PREFIX + address)
  } catch {
    // Without storage, work lasts as long as the page.
  }
}
