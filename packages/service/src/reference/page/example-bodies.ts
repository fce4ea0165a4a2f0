import type { Values } from '../../catalog/fill-defaults.ts'

// What the examples say, by the name of the declaration. A field that is named without a value is shown with its default
// for the model at hand; a field that the model ignores or refuses is left out; a required one that is missing here is
// filled with a sample of its kind.

const ID = '901243326567555072'
const hook = { callback_url: 'https://example.com/hooks/kinora' }
const asUsual = { duration: undefined, resolution: undefined }

const fox = {
  name: 'fox',
  images: ['https://example.com/fox-front.jpg', 'https://example.com/fox-side.jpg'],
  description: 'A young red fox with a white tip on its tail',
}

export const EXAMPLE_BODIES: Record<string, Values> = {
  text2video: {
    prompt: 'A cat rides a bicycle along a beach at sunset',
    ...asUsual,
    aspect_ratio: '16:9',
    ...hook,
  },
  img2video: {
    images: ['https://example.com/portrait.jpg'],
    prompt: 'She turns to the window and smiles',
    ...asUsual,
    ...hook,
  },
  'start-end2video': {
    images: ['https://example.com/bud.jpg', 'https://example.com/blossom.jpg'],
    prompt: 'The bud opens, time-lapse',
    ...asUsual,
  },
  multiframe: {
    start_image: 'https://example.com/spring.jpg',
    image_settings: [
      { key_image: 'https://example.com/summer.jpg', prompt: 'The meadow turns green', duration: 4 },
      { key_image: 'https://example.com/autumn.jpg', prompt: 'Leaves fall', duration: 4 },
    ],
    resolution: undefined,
  },
  extend: {
    video_url: 'https://example.com/clip.mp4',
    prompt: 'She walks on to the harbour',
    ...asUsual,
  },
  'upscale-new': { video_url: 'https://example.com/clip.mp4', upscale_resolution: '4K' },
  upscale: { creation_id: ID },
  reference2video: {
    subjects: [{ name: 'fox', images: ['https://example.com/fox-front.jpg', 'https://example.com/fox-side.jpg'] }],
    prompt: '[@fox] runs through fresh snow towards the camera',
    ...asUsual,
    aspect_ratio: '16:9',
  },
  reference2image: {
    images: ['https://example.com/teapot.png'],
    prompt: 'The teapot on a wooden table by a rainy window',
    aspect_ratio: '4:3',
    resolution: undefined,
  },
  'template-story': { story: 'love_story', images: ['https://example.com/anna.jpg', 'https://example.com/ben.jpg'] },
  template: { template: 'hug', images: ['https://example.com/anna.jpg', 'https://example.com/ben.jpg'] },
  'img2video-prompt-recommendation': {
    images: ['https://example.com/portrait.jpg'],
    type: ['img2video', 'template'],
    count: 3,
  },
  'trending-replicate': {
    video_url: 'https://example.com/trend.mp4',
    images: ['https://example.com/shoe.jpg', 'https://example.com/street.jpg'],
    ...hook,
  },
  'one-click/mv': {
    images: ['https://example.com/band.jpg'],
    audio_url: 'https://example.com/song.mp3',
    prompt: 'Night drive along the coast',
    resolution: undefined,
    add_subtitle: true,
  },
  'one-click/premium_mv': {
    lip_ref_urls: ['https://example.com/singer.jpg'],
    images: ['https://example.com/stage.jpg'],
    audio_url: 'https://example.com/song.mp3',
    resolution: undefined,
  },
  'explain-comic': {
    script_name: 'The lost lantern',
    script_content:
      'Every evening old Mira lit the lantern on the pier. One night it was gone, and the boats did not come home.',
    assets: [
      {
        id: '01',
        type: 'character',
        name: 'Mira',
        image_uri: 'https://example.com/mira.png',
        voice_id: 'English_Female_Currency',
      },
      { id: '02', type: 'scene', name: 'Pier', description: 'A wooden pier at dusk' },
    ],
    language: 'en',
    tts_speed: 1.3,
  },
  'ad-one-click': {
    images: ['https://example.com/bottle-front.jpg', 'https://example.com/bottle-side.jpg'],
    prompt: 'A bottle that keeps tea hot for a day in the mountains',
    duration: undefined,
    aspect_ratio: '9:16',
    language: 'en',
  },
  'ad-one-click/edit': {
    ad_one_click_task_id: ID,
    storyboard_video_index: 0,
    prompt: 'The bottle stands on a summit at sunrise',
  },
  'ad-one-click/compose': {
    ad_one_click_task_id: ID,
    video_task_ids: ['901243326567555073', '901243326567555074'],
    bgm_task_id: '901243326567555075',
    narration_task_id: '901243326567555076',
  },
  'one-click/general_one_click': {
    images: ['https://example.com/village.jpg'],
    prompt: 'A day in a mountain village',
    duration: 30,
    aspect_ratio: '16:9',
  },
  'one-click/general_one_click/edit': {
    job_id: '901243326567555073',
    prompt: 'The village in the rain, seen from the bridge',
    images: ['https://example.com/bridge.jpg'],
    duration: 6,
  },
  'one-click/general_one_click/compose': {
    job_ids: ['901243326567555073', '901243326567555074'],
    titles: [{ segment: 0, text: 'A day in the mountains', style: 'title' }],
    subtitles: [{ text: 'It begins with the bells', from: 0.5, to: 2.4 }],
  },
  'film cut': { cut: '901243326567555077' },
  'audio-tts': {
    text: 'Good morning.<#0.5#>The boat leaves at nine.',
    voice_setting_voice_id: 'English_Female_Currency',
    voice_setting_speed: 1.1,
  },
  'audio-clone': {
    audio_url: 'https://example.com/recording.mp3',
    voice_id: 'my_grandmother',
    text: 'Good morning. The boat leaves at nine.',
  },
  text2audio: { prompt: 'Heavy rain on a roof, distant thunder', duration: undefined },
  timing2audio: {
    duration: 6,
    timing_prompts: [
      { from: 0, to: 6, prompt: 'Wind in a forest' },
      { from: 1.5, to: 3, prompt: 'An owl hoots' },
      { from: 4, to: 5, prompt: 'A branch snaps' },
    ],
  },
  'lip-sync': { video_url: 'https://example.com/speaker.mp4', audio_url: 'https://example.com/speech.mp3' },
  'digital-human': {
    image: 'https://example.com/portrait.jpg',
    text: 'Welcome. The tour begins in five minutes.',
    voice_id: 'English_Female_Currency',
    resolution: undefined,
  },
  'openai video': {
    model: 'sora-2',
    prompt: 'A cat rides a bicycle along a beach at sunset',
    seconds: 4,
    size: '1280x720',
  },
  'openai image': { model: 'gpt-image-1', prompt: 'A teapot by a rainy window', size: '1024x1024' },
  'openai image edit': {
    model: 'gpt-image-1',
    image: ['https://example.com/teapot.png'],
    prompt: 'The teapot on a wooden table',
  },
  'openai speech': { model: 'tts-1', input: 'Good morning.', voice: 'alloy', response_format: 'mp3' },
  subject: fox,
  'subject change': { style: 'Watercolour' },
  'upload finish': { etag: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
  'upload fetch': { url: 'https://example.com/portrait.jpg' },
  account: { name: 'Acme', credits: 10_000 },
  key: { name: 'render farm', scopes: ['create', 'read'] },
  'key rotation': { overlap_seconds: 3_600 },
  'credit adjustment': { amount: 5_000, note: 'Top-up, May' },
}

const jobs = {
  'job_records.type': 'generate_video',
  'job_records.jobs.type': 'generate_video',
  prompt: 'Waves at night',
}
const tried = {
  url: 'https://example.com/hooks/kinora',
  event: 'success',
  status: 200,
  ms: 84,
  at: '2026-11-14T09:31:12.600000Z',
}

const video = {
  status: 'completed',
  progress: 100,
  created_at: 1_794_648_600,
  completed_at: 1_794_648_642,
  expires_at: 1_795_253_442,
  prompt: 'A cat rides a bicycle along a beach at sunset',
  size: '1280x720',
  seconds: '4',
}

/** What the answers to a path hold where its shape alone does not tell: by name, or by path from the top. */
export const EXAMPLE_ANSWERS: Record<string, Values> = {
  '/ent/v2/credits': { type: 'metered', current_concurrency: 1 },
  '/ent/v2/tasks': { type: 'img2video' },
  '/ent/v2/voices': { id: 'English_Female_Currency', style: 'neutral' },
  '/ent/v2/one-click/mv/{id}': { ...jobs, type: 'mv' },
  '/ent/v2/one-click/premium_mv/{id}': { ...jobs, type: 'premium_mv' },
  '/ent/v2/one-click/general_one_click/{id}': { ...jobs, type: 'one_click' },
  '/ent/v2/ad-one-click/{id}': {
    'data_records.storyboards.records.type': 'generate_video',
    'data_records.storyboards.records.prompt': 'The bottle stands on a summit at sunrise',
    'data_records.storyboards.records.id': '901243326567555073',
    'data_records.narration_records.type': 'generate_narration',
    'data_records.narration_records.prompt': 'Hot tea, wherever you are.',
    'data_records.narration_records.id': '901243326567555076',
    'data_records.bgm_records.type': 'generate_bgm',
    'data_records.bgm_records.prompt': 'Calm piano, slowly rising',
    'data_records.bgm_records.id': '901243326567555075',
    'data_records.completed_creation_records.id': '901243326567555077',
    video_task_ids: ['901243326567555073'],
    bgm_task_id: '901243326567555075',
    narration_task_id: '901243326567555076',
  },
  '/ent/v2/subjects': { ...fox, credits: 5, count: 1 },
  '/ent/v2/subjects/{id}': { ...fox, credits: 5 },
  '/tools/v2/files/fetch': { bytes: 184_320, format: 'jpg' },
  '/v1/videos': { ...video, status: 'queued', progress: 0, completed_at: null, expires_at: null, model: 'genq3-turbo' },
  '/v1/videos/{id}': video,
  '/v1/images/generations': { created: 1_794_648_600, size: '1024x1024' },
  '/v1/images/edits': { created: 1_794_648_600, size: '1024x1024' },
  '/v1/models': { 'data.id': 'genq3-turbo', owned_by: 'kinora' },
  '/v1/models/{model}': { id: 'genq3-turbo', owned_by: 'kinora' },
  '/admin/v1/accounts': { class: 'standard', max_running: 5, max_unfinished: 10_000, name: 'Acme', credits: 10_000 },
  '/admin/v1/accounts/{id}': {
    class: 'standard',
    max_running: 5,
    max_unfinished: 10_000,
    name: 'Acme',
    credits: 10_000,
  },
  '/admin/v1/accounts/{id}/keys': { name: 'render farm', scopes: ['create', 'read'] },
  '/admin/v1/keys/{id}/rotate': { name: 'render farm', scopes: ['create', 'read'] },
  '/ent/v2/credits/ledger': { kind: 'settle', credits: -60, held: -60, note: '' },
  '/ent/v2/credits/days': { day: '2026-11-14', spent: 1_240, given: 0, returned: 60, tasks: 21 },
  '/ent/v2/callbacks': { ...tried, state: 'delivered' },
  '/ent/v2/callbacks/{id}/redeliver': { ...tried, state: 'pending', next_try_at: '2026-11-14T09:40:00.000000Z' },
  '/ent/v2/callbacks/received': {
    url: 'https://media.example.com/ent/v2/callbacks/receiver/901243326567555001.6jX0bq…',
    received_at: '2026-11-14T09:31:13.020000Z',
    webhook_signed: true,
    hmac_signed: true,
    name: 'webhook-id',
    value: '901243326567555072',
    body: '{"id":"901243326567555072","state":"success",…}',
    body_bytes: 812,
  },
  '/ent/v2/callbacks/receiver/{token}': { webhook_signed: true, hmac_signed: true },
  '/admin/v1/accounts/{id}/limits': {
    class: 'gold',
    max_running: 8,
    max_unfinished: 20_000,
    name: 'Acme',
    credits: 10_000,
  },
  '/admin/v1/accounts/{id}/ledger': { kind: 'adjust', credits: 1_000, held: 0, note: 'invoice 17' },
  '/admin/v1/keys/{id}/scopes': { name: 'render farm', prefix: 'kn_6jX0b', scopes: ['create', 'read', 'admin'] },
  '/admin/v1/load': {
    at: '2026-11-14T09:30:00.000000Z',
    waiting: 3,
    running: 5,
    ready: 1,
    host: 'render-1:4711',
    slots: 8,
    extra_slots: 2,
    started_at: '2026-11-14T06:00:00.000000Z',
    reported_at: '2026-11-14T09:29:57.000000Z',
    workers: 1,
    succeeded: 4,
    failed: 0,
  },
  '/admin/v1/engines': {
    engine: 'studio',
    'engines.kind': 'built-in',
    makes: ['video', 'image', 'speech', 'music'],
    state: 'closed',
    generator: 'text2video',
    models: ['genq3-turbo'],
    'routes.kind': 'video',
    'routes.engines': ['studio'],
    day: '2026-11-14',
    orders: 512,
  },
  '/admin/v1/storage': {
    free_bytes: 212_000_000_000,
    total_bytes: 500_000_000_000,
    min_free_bytes: 104_857_600,
    files: 18_204,
    unused_files: 97,
    keep_days: 7,
    keep_callback_days: 30,
    upload_seconds: 86_400,
  },
  '/admin/v1/settings': {
    name: 'KINORA_KEEP_DAYS',
    value: '14',
    is_set: true,
    about: "How long a task's files are kept",
  },
  '/admin/v1/callbacks': { ...tried, state: 'delivered' },
  '/admin/v1/callbacks/{id}/redeliver': { ...tried, state: 'pending' },
}
