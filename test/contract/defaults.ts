import type { Body, GeneratorName } from './bodies.ts'

const q3 = /^genq3/
const only = (test: boolean, fields: Body): Body => (test ? fields : {})

/**
 * What the contract says is used where nothing is sent, for fields that no answer shows: they are looked up in the
 * stored request. Fields without effect for a model are not kept.
 */
export const contractDefaults = (generator: GeneratorName, model = ''): Body => {
  switch (generator) {
    case 'text2video':
      // The exceptional mapping of wm_position, 1 being bottom right.
      return {
        audio: true,
        ...only(model === 'genq1', { watermark: false, wm_position: 1 }),
        ...only(model === 'gen1.5', { watermark: false, wm_position: 3 }),
      }
    case 'img2video':
      return {
        audio: q3.test(model),
        ...only(['genq1-classic', 'gen1.5', 'gen2.0'].includes(model), { watermark: false, wm_position: 3 }),
      }
    case 'start-end2video':
      return {
        ...only(q3.test(model), { audio: true }),
        ...only(['genq1-classic', 'genq1', 'gen2.0', 'gen1.5'].includes(model), {
          bgm: false,
          watermark: false,
          wm_position: 3,
        }),
      }
    case 'reference2video':
      return {
        auto_subjects: false,
        bgm: false,
        ...only(['genq2', 'genq2-pro', 'gen2.0', 'gen1.5'].includes(model), { audio: false }),
        watermark: false,
        wm_position: 3,
      }
    case 'template':
      return { wm_position: 3, meta_data: '' }
    case 'img2video-prompt-recommendation':
      return { resolution: '360p', count: 5 }
    case 'trending-replicate':
      return { aspect_ratio: '16:9', resolution: '1080p', remove_audio: false }
    case 'one-click/mv':
      return {
        lip_sync: false,
        quality: 'standard',
        aspect_ratio: '16:9',
        resolution: '720p',
        add_subtitle: false,
        subtitle_color: '#FFFFFF',
        language: 'auto',
      }
    case 'one-click/premium_mv':
      return {
        language: 'auto',
        aspect_ratio: '16:9',
        resolution: '720p',
        add_subtitle: false,
        subtitle_color: '#FFFFFF',
      }
    case 'explain-comic':
      return {
        resolution: '720p',
        aspect_ratio: '9:16',
        language: 'zh',
        tts_speed: 1.1,
        enable_lipsync: true,
        add_subtitle: false,
        quality: 'standard',
      }
    case 'ad-one-click':
      return { creative: false }
    case 'one-click/general_one_click':
      return { aspect_ratio: '16:9' }
    case 'audio-tts':
      return { voice_setting_speed: 1, voice_setting_volume: 0, voice_setting_pitch: 0 }
    case 'reference2image':
    case 'template-story':
    case 'multiframe':
    case 'extend':
    case 'upscale-new':
    case 'text2audio':
    case 'timing2audio':
    case 'lip-sync':
    case 'audio-clone':
    case 'digital-human':
      // All of theirs are in the answer.
      return {}
  }
}
