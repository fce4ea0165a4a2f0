/** The small body of a create. */
export const BODY = { model: 'genq2', prompt: 'a paper boat crosses a quiet lake at dawn' }

/** What is stored of it: the request after defaults. */
export const REQUEST = {
  ...BODY,
  duration: 5,
  seed: 1_234_567_890,
  aspect_ratio: '16:9',
  resolution: '720p',
  movement_amplitude: 'auto',
  off_peak: false,
  watermark: false,
  wm_position: 3,
  meta_data: '',
}

/** Its price. */
export const HOLD = 20
