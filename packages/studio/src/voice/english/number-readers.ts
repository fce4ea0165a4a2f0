import { anyKeyPattern, type Around, type Reader, reader } from '../reader.ts'
import {
  cardinalWords,
  decadeWords,
  decimalWords,
  digitWords,
  fractionWords,
  ordinalWords,
  parseRomanNumeral,
  yearWords,
} from './number-words.ts'
import { type Currency, voiceData } from '../voice-data.ts'

const { currencies: CURRENCIES, months: MONTHS, scales: SCALES, signs: SIGNS, units: UNITS } = voiceData('english')

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`
const MONTH = String.raw`(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?`
const END = String.raw`(?![\p{L}\p{N}])`

const pattern = (source: string, flags = 'u'): RegExp => new RegExp(source, flags)
const monthAt = (name: string): string => MONTHS.find(month => month.startsWith(name.slice(0, 3).toLowerCase())) ?? name
const isOne = (written: string): boolean => Number(written.replaceAll(',', '')) === 1

/** Readers of English numbers, in the order in which they are tried. */
export const numberReaders: readonly Reader[] = [
  // 2026-03-15, 2026/3/15
  reader(pattern(String.raw`(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${END}`), ([, year = '', , month = '', day = '']) =>
    dateOf(Number(month), day, Number(year)),
  ),
  // 3/15/2026; the day first when it cannot be a month
  reader(pattern(String.raw`(\d{1,2})/(\d{1,2})/(\d{4}|\d{2})${END}`), ([, first = '', second = '', year = '']) => {
    const full = year.length === 2 ? 2_000 + Number(year) : Number(year)
    return Number(first) > 12 ? dateOf(Number(second), first, full) : dateOf(Number(first), second, full)
  }),
  // March 15, 2026 and Mar. 15th
  reader(
    pattern(String.raw`${MONTH}\.? (\d{1,2})(?:st|nd|rd|th)?(?:(?:, ?| )(\d{4}))?${END}(?![:%])`, 'iu'),
    ([, month = '', day = '', year]) =>
      Number(day) > 31
        ? undefined
        : `${monthAt(month)} ${ordinalWords(day)}${year ? `, ${yearWords(Number(year))}` : ''}`,
  ),
  // 15 March 2026
  reader(
    pattern(String.raw`(\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}\.?(?:,? (\d{4}))?${END}`, 'iu'),
    ([, day = '', month = '', year]) =>
      Number(day) > 31
        ? undefined
        : `the ${ordinalWords(day)} of ${monthAt(month)}${year ? `, ${yearWords(Number(year))}` : ''}`,
  ),
  // March 2026
  reader(
    pattern(String.raw`${MONTH}\.? (\d{4})${END}`, 'iu'),
    ([, month = '', year]) => `${monthAt(month)} ${yearWords(Number(year))}`,
  ),
  // 1:02:03
  reader(
    pattern(String.raw`(\d{1,2}):([0-5]\d):([0-5]\d)${END}`),
    ([, hours = '', minutes = '', seconds = '']) =>
      `${counted(hours, 'hour')}, ${counted(minutes, 'minute')} and ${counted(seconds, 'second')}`,
  ),
  // 3:05 pm, 15:30
  reader(
    pattern(String.raw`([01]?\d|2[0-4]):([0-5]\d)(?: ?([ap])\.?m\b\.?)?${END}`, 'iu'),
    ([, hour = '', minute = '', half]) => timeOf(hour, minute, half),
  ),
  // 3 pm
  reader(pattern(String.raw`(1?\d) ?([ap])\.?m\b\.?${END}`, 'iu'), ([, hour = '', half = '']) =>
    Number(hour) > 12 ? undefined : `${cardinalWords(hour)} ${half.toLowerCase()}. m.`,
  ),
  // $3.50, €5 million, US$1.2B
  reader(
    pattern(
      String.raw`([-−]?)(US\$|HK\$|A\$|C\$|[$€£¥￥₩₹₽₿]) ?(${NUMBER})(?:(?: ?(${anyKeyPattern(SCALES)}))${END})?`,
      'iu',
    ),
    ([, minus, sign = '', amount = '', scale]) =>
      (minus ? 'minus ' : '') + moneyOf(CURRENCIES[sign.toUpperCase()] ?? CURRENCIES[sign], amount, scale),
  ),
  // 20 USD, 50¢
  reader(pattern(String.raw`(${NUMBER}) ?(USD|EUR|GBP|CNY|RMB|JPY|[€£¢])${END}`), ([, amount = '', sign = '']) =>
    moneyOf(CURRENCIES[sign], amount),
  ),
  // +1 (555) 123-4567, 555-123-4567
  reader(
    pattern(String.raw`(\+\d{1,3}[ -]?)?(?:\(\d{2,4}\) ?|\d{2,4}[ -])?\d{3,4}[ -]\d{4}${END}`),
    ([written], { before }) =>
      /\p{L}[- ]?$/u.test(before) && !/(?:call|phone|tel|number|fax|at|on|is)\W*$/i.test(before)
        ? undefined
        : phoneOf(written),
  ),
  // 2 1/2, 3/4
  reader(pattern(String.raw`(?:(\d+) )?(\d{1,2})/(\d{1,3})${END}(?!/)`), ([, whole, above = '', below = '']) => {
    const part = fractionWords(above, below)
    return whole ? `${cardinalWords(whole)} and ${part.replace(/^one (?=half|quarter)/, 'a ')}` : part
  }),
  reader(
    pattern(String.raw`(\d+)([½⅓⅔¼¾])`),
    ([, whole = '', part = '']) =>
      `${cardinalWords(whole)} and ${(SIGNS[part] ?? '').replace(/^one (?=half|quarter)/, 'a ')}`,
  ),
  // 5-10 km, 20–30%
  reader(
    pattern(String.raw`(${NUMBER}) ?(?:-|–|—|~|～) ?(${NUMBER})(?: ?(${anyKeyPattern(UNITS)}))?${END}(?!-)`),
    ([, from = '', to = '', unit]) =>
      [plainOf(from), 'to', plainOf(to), unit ? UNITS[unit]?.[1] : ''].filter(Boolean).join(' '),
  ),
  // 1990s, '90s
  reader(pattern(String.raw`(?:['’](\d0)|(1\d\d0|20\d0|\d0))['’]?s${END}`), ([, short, long]) =>
    decadeWords(Number(short ?? long)),
  ),
  // 25 °C, 60 mph, -3.5%
  reader(
    pattern(String.raw`([-−+]?)(${NUMBER}) ?(${anyKeyPattern(UNITS)})${END}`),
    ([written, sign, amount = '', unit = ''], { before }) => {
      // Letters after a space following a number are a unit only if nothing else is likely: `5 m` but not `A 1 s`.
      if (/ [a-zA-Z]$/.test(written) && !/^[mglLhsVW]$/.test(unit)) return undefined
      return signed(sign, before) + plainOf(amount) + ' ' + (UNITS[unit]?.[isOne(amount) ? 0 : 1] ?? '')
    },
  ),
  // 1st, 22nd
  reader(pattern(String.raw`(\d{1,3}(?:,\d{3})+|\d+)(?:st|nd|rd|th)${END}`, 'iu'), ([, digits = '']) =>
    ordinalWords(digits),
  ),
  // 1920x1080, 3 × 4
  reader(
    pattern(String.raw`(${NUMBER}) ?[x×*] ?(${NUMBER})${END}`),
    ([, wide = '', high = '']) => `${plainOf(wide)} by ${plainOf(high)}`,
  ),
  // 1080p, 4K
  reader(
    pattern(String.raw`(\d{1,2})(\d\d)([pi])${END}`),
    ([, high = '', low = '', letter = '']) =>
      `${cardinalWords(high)} ${low === '00' ? 'hundred' : cardinalWords(low)} ${letter}.`,
  ),
  reader(pattern(String.raw`([2468])K${END}`), ([, count = '']) => `${cardinalWords(count)} k.`),
  // 1.2.3, an IP address
  reader(pattern(String.raw`\d+(?:\.\d+){2,}${END}`), ([written]) => written.split('.').map(plainOf).join(' point ')),
  // #5, No. 7
  reader(pattern(String.raw`(?:#|No\. ?|№ ?)(\d+)${END}`), ([, digits = '']) => `number ${cardinalWords(digits)}`),
  // 5 million, 10k
  reader(
    pattern(String.raw`([-−]?)(${NUMBER})(?: (thousand|million|billion|trillion)|([kKM]|bn))${END}`),
    ([, sign, amount = '', word, letter], { before }) =>
      `${signed(sign, before)}${plainOf(amount)} ${word ?? SCALES[(letter ?? '').toLowerCase()] ?? ''}`,
  ),
  reader(
    pattern(String.raw`([-−+]?)(${NUMBER})`),
    ([, sign, amount = ''], around) => signed(sign, around.before) + countOf(amount, around),
  ),
  // World War II, Chapter IV, Henry VIII
  reader(pattern(String.raw`[IVXL]{1,6}${END}(?!['’])`), ([numeral], { before }) => {
    const value = parseRomanNumeral(numeral)
    const last = /(\p{L}+) $/u.exec(before)?.[1] ?? ''
    if (value === undefined || last === '') return undefined
    if (KINGS.test(last)) return `the ${ordinalWords(String(value))}`
    return NUMBERED.test(last) ? cardinalWords(String(value)) : undefined
  }),
]

const KINGS =
  /^(?:Henry|Louis|Charles|George|Edward|Richard|William|James|Elizabeth|Mary|Philip|Napoleon|Pius|Benedict|Paul|Catherine|Frederick)$/
const NUMBERED =
  /^(?:War|Chapter|Part|Act|Scene|Volume|Book|Section|Phase|Type|Class|Level|Stage|Rocky|Episode|Appendix|Article|Title|Final|Fantasy)$/

function dateOf(month: number, day: string, year: number): string | undefined {
  const name = MONTHS[month - 1]
  return name && Number(day) >= 1 && Number(day) <= 31 ? `${name} ${ordinalWords(day)}, ${yearWords(year)}` : undefined
}

function timeOf(hour: string, minute: string, half?: string): string {
  const suffix = half ? ` ${half.toLowerCase()}. m.` : ''
  if (minute === '00')
    return cardinalWords(hour) + (suffix || (Number(hour) > 12 || hour === '00' ? ' hundred hours' : " o'clock"))
  return `${cardinalWords(hour)} ${minute.startsWith('0') ? `oh ${cardinalWords(minute)}` : cardinalWords(minute)}${suffix}`
}

function moneyOf(currency: Currency | undefined, amount: string, scale?: string): string {
  if (!currency) return plainOf(amount)
  if (scale) return `${plainOf(amount)} ${SCALES[scale.toLowerCase()]} ${currency.many}`
  const [whole = '0', fraction] = amount.split('.')
  // Fractions of a cent are read as a decimal.
  if (fraction && fraction.length !== 2) return `${decimalWords(amount)} ${currency.many}`
  const cents = Number(fraction ?? 0)
  const head = `${cardinalWords(whole)} ${isOne(whole) ? currency.one : currency.many}`
  const tail = `${cardinalWords(String(cents))} ${cents === 1 ? currency.cent : currency.cents}`
  if (cents === 0) return head
  return Number(whole.replaceAll(',', '')) === 0 ? tail : `${head} and ${tail}`
}

const phoneOf = (written: string): string =>
  (written.startsWith('+') ? 'plus ' : '') +
  written
    .split(/[^\d]+/)
    .filter(Boolean)
    .map(group => digitWords(group, 'oh'))
    .join(', ')

const counted = (digits: string, unit: string): string => `${cardinalWords(digits)} ${unit}${isOne(digits) ? '' : 's'}`

/** A hyphen after a letter or digit joins; elsewhere it is a minus. */
const signed = (sign: string | undefined, before: string): string => {
  if (!sign) return ''
  if (sign === '+') return 'plus '
  return /[\p{L}\p{N})]$/u.test(before) ? '' : 'minus '
}

const plainOf = (amount: string): string => (amount.includes('.') ? decimalWords(amount) : cardinalWords(amount))

const YEAR_BEFORE =
  /(?:\b(?:in|since|from|by|of|until|till|before|after|around|circa|year|early|late|mid|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|and|to|the)[ -]|[(©] ?)$/i

/** A bare number: a year if it looks like one, digits if it starts with a zero, otherwise a quantity. */
function countOf(amount: string, { before, after }: Around): string {
  if (amount.includes('.')) return decimalWords(amount)
  if (/^0\d/.test(amount)) return digitWords(amount, 'oh')
  const value = Number(amount)
  const isPlain = /^(?:1[1-9]|20)\d\d$/.test(amount)
  const isFollowedByCount =
    /^ (?:\p{Ll}+ )?\p{Ll}+s\b/u.test(after) || /^ (?:people|children|men|women|million|more|other)\b/.test(after)
  if (isPlain && !isFollowedByCount && (YEAR_BEFORE.test(before) || /^(?:[.,;:!?)]|$)/.test(after)))
    return yearWords(value)
  // A number after letters is part of a name: Boeing 747, room 1203, GPT-4.
  if (amount.length > 4 && !amount.includes(',') && /(?:code|pin|id|number|zip)\W*$/i.test(before))
    return digitWords(amount, 'oh')
  if (/^[1-9]\d[1-9]$|^[1-9][1-9]0$/.test(amount) && /\p{L}-?$/u.test(before)) {
    return `${cardinalWords(amount.slice(0, 1))} ${cardinalWords(amount.slice(1))}`
  }
  return cardinalWords(amount)
}
