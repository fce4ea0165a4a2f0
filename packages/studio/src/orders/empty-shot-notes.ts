import type { ShotList } from '../setting/shot-list.ts'

/** Notes for a prompt without anything to draw: it becomes a card, or it has no words. */
export function emptyShotNotes({ shots }: ShotList, prompt: string): string[] {
  if (shots.some(({ caption }) => caption !== undefined))
    return ['prompt: there was nothing in it to draw, so that its words are shown instead']
  const isBare = shots.every(({ subjects, view }) => subjects.length === 0 && view === undefined)
  return isBare && !/[\p{L}\p{N}]/u.test(prompt) ? ['prompt: there are no words in it, so that nothing is drawn'] : []
}
