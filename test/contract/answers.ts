import { type Body, type GeneratorName, VOICE } from './bodies.ts'
import { link } from './media.ts'

/** What a create answers: the contract's response list, and the keys that the decision on create answers adds. */
export const answerKeys: Record<GeneratorName, string> = {
  text2video:
    'task_id id err_code state model prompt duration seed aspect_ratio resolution movement_amplitude payload off_peak credits created_at',
  img2video:
    'task_id id err_code state model images prompt duration seed resolution movement_amplitude payload off_peak credits created_at',
  'start-end2video':
    'task_id id state model images prompt duration seed resolution movement_amplitude payload off_peak credits created_at',
  reference2video:
    'task_id id state model images prompt duration seed aspect_ratio resolution audio movement_amplitude payload off_peak credits created_at',
  reference2image: 'task_id id state model images prompt seed aspect_ratio resolution payload credits created_at',
  'template-story': 'task_id id state story images payload credits created_at',
  template: 'task_id id state template prompt images seed aspect_ratio bgm payload watermark credits created_at',
  'one-click/mv': 'id',
  'one-click/premium_mv': 'id',
  'explain-comic': 'id',
  'ad-one-click': 'task_id id state images prompt duration aspect_ratio language credits',
  'one-click/general_one_click': 'id',
  'audio-tts': 'task_id id state file_url credits payload created_at',
  text2audio: 'task_id id state model prompt duration seed credits created_at',
  timing2audio: 'task_id id state model timing_prompts duration seed credits created_at',
  'lip-sync':
    'task_id id state video_url audio_url text speed voice_id volume ref_photo_url payload credits created_at',
  'digital-human':
    'task_id id state model image prompt audio_url text voice_id resolution seed payload credits created_at',
}

/** A field that has no effect for a model is not echoed; `audio` is documented for three models only. */
export const unechoed = (generator: GeneratorName, model: string | undefined): string[] =>
  generator === 'reference2video' && !['genq2', 'genq2-pro', 'gen2.0'].includes(model ?? '') ? ['audio'] : []

/** Every field that the contract lists for a generator, each with something else than its default. */
export const fullBodies: Record<GeneratorName, Body> = {
  text2video: {
    prompt: 'a dog',
    duration: 5,
    seed: 77,
    aspect_ratio: '9:16',
    resolution: '1080p',
    audio: false,
    movement_amplitude: 'large',
    payload: 'mine',
    off_peak: true,
    watermark: true,
    wm_position: 2,
    wm_url: 'https://example.com/mark.png',
    meta_data: '{"Label":"AI"}',
    callback_url: 'https://example.com/hook',
  },
  img2video: {
    images: [link],
    prompt: 'a dog',
    audio: true,
    voice_id: VOICE,
    is_rec: false,
    seed: 77,
    payload: 'mine',
    off_peak: true,
    movement_amplitude: 'large',
    watermark: true,
    wm_position: 2,
    callback_url: 'https://example.com/hook',
  },
  'start-end2video': {
    images: [link, 'https://example.com/end.png'],
    prompt: 'a dog',
    seed: 77,
    resolution: '1080p',
    payload: 'mine',
    off_peak: true,
    movement_amplitude: 'large',
    bgm: true,
    audio: true,
    watermark: true,
    callback_url: 'https://example.com/hook',
  },
  reference2video: {
    images: [link],
    prompt: 'a dog',
    auto_subjects: false,
    bgm: true,
    audio: true,
    seed: 77,
    aspect_ratio: '9:16',
    movement_amplitude: 'large',
    payload: 'mine',
    watermark: true,
    callback_url: 'https://example.com/hook',
  },
  reference2image: {
    images: [link],
    prompt: 'a dog',
    seed: 77,
    aspect_ratio: '9:16',
    resolution: '1080p',
    payload: 'mine',
    callback_url: 'https://example.com/hook',
  },
  'template-story': { story: 'pigsy', images: [link], payload: 'mine', callback_url: 'https://example.com/hook' },
  template: {
    template: 'exotic_princess',
    images: [link],
    prompt: 'in the rain',
    seed: 77,
    aspect_ratio: '1:1',
    area: 'china',
    beast: 'bear',
    bgm: true,
    watermark: true,
    wm_position: 2,
    wm_url: 'https://example.com/mark.png',
    meta_data: '{"Label":"AI"}',
    payload: 'mine',
    callback_url: 'https://example.com/hook',
  },
  'one-click/mv': {
    prompt: 'a dog',
    lip_sync: true,
    style: 'ink',
    quality: 'high',
    resolution: '1080p',
    add_subtitle: true,
    subtitle_color: '#00ff00',
    language: 'en',
  },
  'one-click/premium_mv': { prompt: 'a dog', language: 'ja', style: 'ink', resolution: '1080p' },
  'explain-comic': {
    assets: [{ id: '01', type: 'character', name: 'Tom', image_uri: link, voice_id: VOICE }],
    style: 'ink',
    tts_speed: 1.3,
  },
  'ad-one-click': { prompt: 'a shoe', duration: 20, aspect_ratio: '1:1', language: 'en', creative: true },
  'one-click/general_one_click': { prompt: 'a shoe', payload: 'mine', aspect_ratio: '4:3' },
  'audio-tts': {
    voice_setting_speed: 1.5,
    voice_setting_volume: 3,
    voice_setting_pitch: -2,
    voice_setting_emotion: 'calm',
    pronunciation_dict_tone: ['omg/oh my god'],
    payload: 'mine',
  },
  text2audio: { prompt: 'thunder', duration: 2.5, seed: 77, payload: 'mine', callback_url: 'https://example.com/hook' },
  timing2audio: {
    timing_prompts: [
      { from: 0, to: 4, prompt: 'rain' },
      { from: 1.5, to: 2.25, prompt: 'a door slams' },
    ],
    duration: 4,
    seed: 77,
    payload: 'mine',
    callback_url: 'https://example.com/hook',
  },
  'lip-sync': {
    speed: 1.5,
    voice_id: VOICE,
    volume: 3,
    ref_photo_url: link,
    payload: 'mine',
    callback_url: 'https://example.com/hook',
  },
  'digital-human': { prompt: 'she nods', voice_id: VOICE, resolution: '1080p', seed: 77, payload: 'mine' },
}

/** What is used where nothing is sent. Prompts and payloads that were not sent are empty. */
export const defaults: Partial<Record<GeneratorName, Body>> = {
  text2video: { aspect_ratio: '16:9', movement_amplitude: 'auto', payload: '', off_peak: false, err_code: '' },
  img2video: { prompt: '', movement_amplitude: 'auto', payload: '', off_peak: false, err_code: '' },
  'start-end2video': { prompt: '', movement_amplitude: 'auto', payload: '', off_peak: false },
  reference2video: { aspect_ratio: '16:9', movement_amplitude: 'auto', payload: '', off_peak: false },
  reference2image: { aspect_ratio: '16:9', resolution: '1080p', payload: '' },
  'template-story': { payload: '' },
  template: { prompt: '', aspect_ratio: '16:9', bgm: false, watermark: false, payload: '' },
  'ad-one-click': { prompt: '', duration: 15, aspect_ratio: '16:9', language: 'zh' },
  'audio-tts': { payload: '' },
  text2audio: { duration: 10 },
  timing2audio: { duration: 10 },
  'lip-sync': { text: '', speed: 1, voice_id: '', volume: 0, ref_photo_url: '', payload: '' },
  'digital-human': { prompt: '', text: '', voice_id: '', resolution: '720p', payload: '' },
}
