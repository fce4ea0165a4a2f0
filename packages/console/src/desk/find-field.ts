import type { Scene } from '@kinora/client'
import { stepsOf, valueAt } from './pointer.ts'

const PANEL_OF_LIST: Readonly<Record<string, string>> = {
  actions: 'actions',
  placements: 'actions',
  looks: 'actions',
  texts: 'words',
  speech: 'words',
  sounds: 'words',
}

/** The part of the desk whose form has a field: the panel, and the entity or the shot that it belongs to. */
export function panelOf(scene: Scene, pointer: string): { panel: string; entity?: string; shot?: number } {
  const [list = '', index = '', part = ''] = stepsOf(pointer)
  if (list === 'entities') {
    const entity = scene.entities[Number(index)]?.id
    return { panel: entity === undefined ? 'json' : 'cast', ...(entity !== undefined && { entity }) }
  }
  if (list === 'places') return { panel: 'place' }
  if (list !== 'shots' || index === '') return { panel: list === '' || list === 'assets' ? 'json' : 'clip' }
  const shot = Number(index)
  const who = part === 'placements' ? valueAt(scene, stepsUpTo(pointer, 4) + '/who') : undefined
  const isCast = scene.entities.some(({ id }) => id === who)
  if (isCast) return { panel: 'cast', entity: who as string, shot }
  return { panel: PANEL_OF_LIST[part] ?? 'camera', shot }
}

const stepsUpTo = (pointer: string, count: number): string =>
  stepsOf(pointer)
    .slice(0, count)
    .map(step => `/${step}`)
    .join('')

/** Moves the focus to the control of a field, or of the nearest part around it that is shown. */
export function focusField(pointer: string): void {
  for (let count = stepsOf(pointer).length; count > 0; count--) {
    const found = document.querySelector(`#desk-panel [data-pointer="${CSS.escape(stepsUpTo(pointer, count))}"]`)
    if (!found) continue
    for (let around = found.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
      around.open = true
    const control = found.querySelector<HTMLElement>('input, select, textarea, summary, button') ?? found
    control.scrollIntoView({ block: 'center' })
    if (control instanceof HTMLElement) control.focus()
    return
  }
  document.querySelector<HTMLElement>('#desk-panel')?.focus()
}
