import { direct, type ScenePrompt } from '../../src/prompt-parsing/read-prompt.ts'
import type { Shot } from '../../src/setting/shot-list.ts'

export const shotsOf = (prompt: string, inputs?: ScenePrompt['inputs']): Shot[] =>
  direct({ prompt, seed: 1, ...(inputs ? { inputs } : {}) }).shots

/** A shot's subjects in short: `2 red 🚗`, `🐈 riding 🚲`, `@anna`. */
export const subjectsOf = (prompt: string, inputs?: ScenePrompt['inputs'], shot = 0): string[] =>
  subjectNames(shotsOf(prompt, inputs)[shot]!)

export function subjectNames({ subjects }: Shot): string[] {
  const nameOf = (index: number): string => {
    const { what } = subjects[index]!
    return 'input' in what ? `@${what.input}` : pictogramOf(what.sprite)
  }
  return subjects.map(({ count, colour, relation }, index) =>
    [count > 1 ? count : '', colour ?? '', nameOf(index), relation ? `${relation.kind} ${nameOf(relation.to)}` : '']
      .filter(Boolean)
      .join(' '),
  )
}

export const pictogramOf = (sprite: string): string =>
  sprite.startsWith('drawn-')
    ? `:${sprite.slice('drawn-'.length)}:`
    : !/^[0-9a-f]{4,5}(?:-|$)/u.test(sprite)
      ? `:${sprite}:`
      : String.fromCodePoint(...sprite.split('-').map(code => Number.parseInt(code, 16)))
