import type { Order, OrderPreview } from '@kinora/media/engine/contract'
import { unknownMusicWords } from '../prompt-parsing/music/unknown-music-words.ts'
import { readEffectsOrder } from './make-effects.ts'
import { readEditing } from './paint-picture.ts'
import { recommendedPrompt } from './recommended-prompt.ts'
import { readVideo } from './shoot-video.ts'
import { toldOfVideo } from './told-of-video.ts'

/**
 * Previews an order without a scene, with the same parser as the real run. Problems that only appear during rendering
 * are not reported.
 */
export async function previewOrder(order: Order): Promise<OrderPreview> {
  switch (order.kind) {
    case 'video': {
      const prompt = await recommendedPrompt(order)
      const filmed = prompt === undefined ? order : { ...order, prompt }
      const { shots, music } = readVideo(filmed)
      const told = { music, ...toldOfVideo(filmed, shots) }
      return prompt === undefined ? told : { ...told, prompt, unknown: [], unshown: [], told: [] }
    }
    case 'image':
      return readEditing(order)
    case 'music':
      return { music: true, unknown: unknownMusicWords(order.prompt) }
    case 'effects': {
      const { music, notes, unknown } = readEffectsOrder(order)
      return { music, notes, unknown }
    }
    case 'lips':
    case 'speech':
    case 'voice':
    case 'upscale':
    case 'hearing':
    case 'seeing':
    case 'watching':
    case 'reading':
    case 'reviewing':
    case 'rewriting':
    case 'writing':
      return {}
  }
}
