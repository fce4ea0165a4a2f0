import { detectLanguage } from '@kinora/media/language/detect-language'
import type { Script } from '@kinora/media/script/script-schema'
import { readBrief } from '../ad/read-brief.ts'

/** An advertisement ends with a card: the name, the offer and the call to action of the brief. */
export function withEndCard(script: Script, prompt: string): Script {
  if (script.shots.some(({ title }) => title?.style === 'end card')) return script
  const { name, offers, call } = readBrief(prompt, detectLanguage(prompt))
  const text = [name, ...offers, script.call ?? call].filter(row => row !== undefined).join('\n')
  if (text === '') return script
  return {
    ...script,
    shots: script.shots.map((shot, at) =>
      at === script.shots.length - 1 ? { ...shot, title: { text: text.slice(0, 300), style: 'end card' } } : shot,
    ),
  }
}
