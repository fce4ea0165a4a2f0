/** Rows of the contract and the decisions that no test here can reach, and why. A row leaves when its test comes. */
export const notYet: { row: string; reason: string }[] = [
  { row: 'States: queueing, processing and success as work goes on', reason: 'no worker runs tasks yet' },
  { row: 'creations: id, url, cover_url and watermarked_url of finished work', reason: 'nothing makes files yet' },
  {
    row: 'Result URLs are valid for 24 hours, those of advertisement films for one hour',
    reason: 'nothing makes files yet',
  },
  { row: 'A fresh query signs fresh URLs while the file is kept', reason: 'nothing makes files yet' },
  { row: 'progress never falls and is 100 exactly at success', reason: 'no worker runs tasks yet' },
  { row: 'Callbacks: bodies, order, tries, signatures, redelivery', reason: 'callbacks are not delivered yet' },
  {
    row: 'success settles the hold, failed returns it, exactly once',
    reason: 'no worker ends tasks yet; a cancel is tested',
  },
  { row: 'Music by URL and explain-comic are settled on the real length', reason: 'no worker ends tasks yet' },
  { row: 'Off-peak tasks wait for their window and expire after 48 hours', reason: 'no scheduler yet' },
  { row: 'Five tasks of an account run at once, the rest queues, fair between accounts', reason: 'no worker yet' },
  { row: 'cancel in processing, where the engine can stop', reason: 'no engine yet' },
  {
    row: 'What lies behind a URL is measured when the task runs (formats, sizes, lengths, 50 MB, 100 MB)',
    reason: 'no worker yet',
  },
  { row: 'ImageDownloadFailure, VideoDownloadFailure, AudioDownloadFailure as err_code', reason: 'no worker yet' },
  {
    row: 'TaskPromptPolicyViolation, CreationPolicyViolation, ModelUnavailable',
    reason: 'nothing refuses for these reasons yet',
  },
  {
    row: 'SystemThrottling with Retry-After',
    reason: 'needs the service at its limit of memory, which no small test reaches',
  },
  { row: 'audio-tts answers success with file_url within two seconds', reason: 'nothing speaks yet' },
  { row: 'is_rec: the recommended prompt is used', reason: 'nothing recommends prompts yet' },
  { row: 'auto aspect ratios: from the input, 16:9 without any picture', reason: 'shows in made files only' },
  {
    row: 'img2video and start-end2video take the ratio of the start frame; one_shot that of the first image',
    reason: 'shows in made files only',
  },
  { row: 'A resolution names the short side; both sides are even', reason: 'shows in made files only' },
  { row: 'Same body, seed and version: byte-identical files', reason: 'nothing makes files yet' },
  {
    row: 'meta_data, or a label of the service, is written into the file under AIGC',
    reason: 'nothing makes files yet',
  },
  {
    row: 'wm_position mappings and the default watermark text',
    reason: 'show in made files only; the default position is tested',
  },
  { row: 'script_content above 1200 or 3000 characters is split into several tasks', reason: 'shows when it is made' },
  {
    row: 'server_id brings the stored voice and description',
    reason: 'show in made files only; its images are tested',
  },
  { row: 'GET /ent/v2/voices: a sample URL that can be heard', reason: 'nothing speaks yet; the field is tested' },
  { row: 'The callback guard is applied again after DNS and at connect', reason: 'callbacks are not delivered yet' },
  { row: 'Ad-film callbacks carry data_records', reason: 'callbacks are not delivered yet' },
  { row: 'For 24 hours callbacks are signed by the new and the old secret', reason: 'callbacks are not delivered yet' },
  { row: 'The operator operations exist in the CLI', reason: 'tested in test/cli' },
]
