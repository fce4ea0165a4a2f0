import { link } from '../media.ts'
import { atMost, choice, flag, invalid, optional, type Rule, refused, required, text } from '../rule.ts'
import { callbackUrl, payload, seed, watermark } from './common.ts'
import { imageRules } from './image-input.ts'

const ONE =
  'blow_kiss live_memory exotic_princess beast_companion pubg_winner_hit ghibli minecraft simpsons_comic fairy_me shake_it_down turn_into_zombie head_to_balloon wednesdays_vibe covered_liquid_metal'.split(
    ' ',
  )
const COUPLES =
  'hug hugging hugging_pro couple_arrival kiss kissing kissing_pro cheek_kiss french_kiss french_kiss_8s rain_kiss'.split(
    ' ',
  )

/** A template takes so many pictures, and neither fewer nor more. */
const counts = (template: string, min: number, max: number): Rule => ({
  rule: `${template}: ${min} to ${max} pictures`,
  accepts: [min, max].map(many => ({ template, images: Array(many).fill(link) })),
  refuses: [min - 1, max + 1].map(many =>
    refused('FieldItemCountOutOfRange', 'images', { template, images: Array(many).fill(link) }),
  ),
})

/** POST /ent/v2/template, in the order of its table. */
export const rules: Rule[] = [
  required('template'),
  { rule: 'template is one of the list', refuses: invalid('template', 5, '', 'Hug', 'dance') },
  required('images'),
  ...ONE.map(id => counts(id, 1, 1)),
  ...COUPLES.map(id => counts(id, 1, 2)),
  counts('subject_3', 1, 3),
  counts('outfit_show', 2, 2),
  {
    rule: 'images is a list',
    refuses: [...invalid('images', link, 5), refused('FieldInvalid', 'images[0]', { images: [5] })],
  },
  ...imageRules({ patchOf: image => ({ images: [image] }), field: 'images[0]', leastPixels: 128 }),
  text('prompt'),
  atMost('prompt', 2_000),
  ...seed,
  choice('aspect_ratio', ['16:9', '9:16', '1:1', ''], '4:3', '3:4', 'auto'),
  choice(
    'area',
    'auto denmark uk africa china mexico switzerland russia italy korea thailand india japan'.split(' '),
    'france',
  ),
  choice('beast', 'auto bear tiger elk snake lion wolf'.split(' '), 'cat'),
  flag('bgm'),
  ...watermark,
  ...payload,
  ...callbackUrl,
  { rule: 'a model has no effect, nor has what is not in the table', unknown: { model: 'gen2.0', resolution: '720p' } },
  optional('prompt', 'seed', 'aspect_ratio', 'area', 'beast', 'bgm', 'watermark', 'payload', 'callback_url'),
]
