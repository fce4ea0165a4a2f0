import { addressReaders } from '../english/sign-readers.ts'
import { anyKeyPattern, type Reader, reader } from '../reader.ts'
import { cardinalWords, quantityWords, decimalWords, digitWords } from './number-words.ts'
import { voiceData } from '../voice-data.ts'

const {
  addressSigns: ADDRESS_SIGNS,
  currencies: CURRENCIES,
  measures,
  signs: SIGNS,
  units: UNITS,
} = voiceData('chinese')
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`
const NOT_LETTER = String.raw`(?![a-zA-Z])`
const pattern = (source: string, flags = 'u'): RegExp => new RegExp(source, flags)

/** Readers of Chinese numbers and signs, in the order in which they are tried. */
export const readers: readonly Reader[] = [
  ...addressReaders({ signs: ADDRESS_SIGNS, digits: digitWords }),
  // 2026-03-15, 2026/3/15, 2026.3.15
  reader(pattern(String.raw`(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d.])`), ([, year = '', , month = '', day = '']) =>
    Number(month) > 12 || Number(day) > 31
      ? undefined
      : `${digitWords(year)}年${cardinalWords(month)}月${cardinalWords(day)}日`,
  ),
  // 2026年, 98年: digits; 5年, 20年, 5000年: how many
  reader(pattern(String.raw`(1[1-9]\d\d|20\d\d|0\d|[5-9]\d)(?=年(?!代?[前后内来间以之]))`), ([, year = '']) =>
    year.length === 2 && year.endsWith('0') ? undefined : digitWords(year),
  ),
  reader(pattern(String.raw`(\d{4})(?=[-–—~至到]\d{4}年)`), ([, year = '']) => digitWords(year)),
  // 90年代
  reader(
    pattern(String.raw`(?:(\d{2}))?(\d0)年代`),
    ([, century, decade = '']) =>
      `${century ? digitWords(century) : ''}${century ? digitWords(decade) : cardinalWords(decade)}年代`,
  ),
  // 1:02:03
  reader(
    pattern(String.raw`(\d{1,2}):([0-5]\d):([0-5]\d)(?!\d)`),
    ([, hours = '', minutes = '', seconds = '']) =>
      `${quantityWords(hours)}小时${cardinalWords(minutes)}分${cardinalWords(seconds)}秒`,
  ),
  // 10:00-12:00
  reader(
    pattern(String.raw`([01]?\d|2[0-4])[:：]([0-5]\d) ?[-–—~～] ?([01]?\d|2[0-4])[:：]([0-5]\d)(?!\d)`),
    ([, hour = '', minute = '', toHour = '', toMinute = '']) => `${timeOf(hour, minute)}到${timeOf(toHour, toMinute)}`,
  ),
  // 15:30
  reader(pattern(String.raw`([01]?\d|2[0-4])[:：]([0-5]\d)(?!\d)`), ([, hour = '', minute = '']) =>
    timeOf(hour, minute),
  ),
  // 3:2 is a score
  reader(
    pattern(String.raw`(\d+)[:：](\d+)(?!\d)`),
    ([, one = '', other = '']) => `${cardinalWords(one)}比${cardinalWords(other)}`,
  ),
  // ¥3.50, $5万
  reader(
    pattern(String.raw`([-−]?)(US\$|HK\$|[$€£¥￥₩₹₽]) ?(${NUMBER})([万亿千百]*)`),
    ([, minus, sign = '', amount = '', scale = '']) =>
      `${minus ? '负' : ''}${decimalWords(trimmedOf(amount))}${scale}${CURRENCIES[sign] ?? ''}`,
  ),
  reader(
    pattern(String.raw`(${NUMBER}) ?(USD|EUR|GBP|CNY|RMB|JPY|HKD)${NOT_LETTER}`),
    ([, amount = '', sign = '']) => decimalWords(trimmedOf(amount)) + (CURRENCIES[sign] ?? ''),
  ),
  // Mobile numbers of eleven digits, in groups; 010-12345678; 400-123-4567
  reader(pattern(String.raw`(?:\+86[ -]?)?(1[3-9]\d)[ -]?(\d{4})[ -]?(\d{4})(?!\d)`), ([, ...groups]) =>
    phoneOf(groups),
  ),
  reader(pattern(String.raw`(0\d{2,3}|400|800)-(\d{3,4})-?(\d{4})(?!\d)`), ([, ...groups]) => phoneOf(groups)),
  reader(
    pattern(String.raw`(110|119|120|122|114|12306|12315|12345|10086|10010|10000)(?![\d.,])`),
    ([digits], { before }) =>
      /(?:拨|拨打|打|呼叫|热线|报警|电话|客服|短信|致电)[：: ]?$/.test(before) ? digitWords(digits, '幺') : undefined,
  ),
  // -5℃ is 零下
  reader(pattern(String.raw`[-−](${NUMBER}) ?(℃|°C)`), ([, amount = '']) => `零下${decimalWords(amount)}摄氏度`),
  // 20%-30%, 5~10公里
  reader(
    pattern(String.raw`(${NUMBER})(%?) ?(?:-|–|—|~|～) ?(${NUMBER})(%?)(?![-\d])`),
    ([, from = '', one, to = '', other], { after }) => {
      const said = (amount: string, isShare: boolean): string =>
        isShare ? `百分之${decimalWords(amount)}` : isCounted(after) ? quantityWords(amount) : decimalWords(amount)
      return `${said(from, Boolean(one || other))}到${said(to, Boolean(other))}`
    },
  ),
  reader(
    pattern(String.raw`([-−+]?)(${NUMBER}) ?[%％]`),
    ([, sign, amount = '']) => `${signOf(sign)}百分之${decimalWords(amount)}`,
  ),
  reader(
    pattern(String.raw`([-−+]?)(${NUMBER}) ?‰`),
    ([, sign, amount = '']) => `${signOf(sign)}千分之${decimalWords(amount)}`,
  ),
  // 3/4
  reader(
    pattern(String.raw`(\d{1,2})/(\d{1,3})(?![/\d])`),
    ([, above = '', below = '']) => `${cardinalWords(below)}分之${cardinalWords(above)}`,
  ),
  // 5km, 25 ℃
  reader(
    pattern(String.raw`([-−+]?)(${NUMBER}) ?(${anyKeyPattern(UNITS)})${NOT_LETTER}`),
    ([, sign, amount = '', unit = '']) => `${signOf(sign)}${quantityWords(amount)}${UNITS[unit] ?? ''}`,
  ),
  reader(
    pattern(String.raw`(${NUMBER}) ?[x×*] ?(${NUMBER})${NOT_LETTER}`),
    ([, wide = '', high = '']) => `${decimalWords(wide)}乘${decimalWords(high)}`,
  ),
  reader(pattern(String.raw`\d+(?:\.\d+){2,}`), ([written]) => written.split('.').map(cardinalWords).join('点')),
  // 第2-3页
  reader(
    pattern(String.raw`第 ?(\d+) ?[-–—~～] ?(\d+)(?!\d)`),
    ([, from = '', to = '']) => `第${cardinalWords(from)}到${cardinalWords(to)}`,
  ),
  // 第3, 3月, 3号: never 两
  reader(pattern(String.raw`第 ?(\d+)`), ([, digits = '']) => `第${cardinalWords(digits)}`),
  reader(pattern(String.raw`(\d{1,2})(?=[月日号])`), ([, digits = '']) => cardinalWords(digits)),
  // A hyphen between numbers or after letters joins; elsewhere it is 负.
  reader(pattern(String.raw`([-−]?)(${NUMBER})`), ([, sign, amount = ''], { before, after }) => {
    const minus = sign && !/[\p{L}\p{N})]$/u.test(before) ? '负' : ''
    if (/^0\d/.test(amount)) return digitWords(amount)
    // A long number after a word such as 编号 is read digit by digit.
    if (/(?:号码?|编号|代码|密码|验证码|邮编|电话|QQ|房间?)[：: ]?$/.test(before) && amount.length > 2)
      return digitWords(amount, '幺')
    return minus + (isCounted(after) ? quantityWords(amount) : decimalWords(amount))
  }),
  reader(
    pattern(
      `[${Object.keys(SIGNS)
        .join('')
        .replaceAll(/[\]\\^-]/g, '\\$&')}]`,
    ),
    ([sign]) => SIGNS[sign],
  ),
  reader(/\/(?=\p{L})/u, (_, { before }) => (/\p{L}$/u.test(before) ? '或' : undefined)),
]

const COUNTED = new RegExp(`^ ?(?:多|余|来)?(?:${measures.join('|')})`, 'u')
const isCounted = (after: string): boolean => COUNTED.test(after)
const signOf = (sign: string | undefined): string => (sign === '+' ? '正' : sign ? '负' : '')
/** 3.50 元 is 三点五元, 3.00 元 is 三元. */
const trimmedOf = (amount: string): string => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount)
const phoneOf = (groups: readonly (string | undefined)[]): string =>
  groups
    .filter(group => group !== undefined)
    .map(group => digitWords(group, '幺'))
    .join('，')

function timeOf(hour: string, minute: string): string {
  const head = `${Number(hour) === 2 ? '两' : cardinalWords(hour)}点`
  if (minute === '00') return head
  return `${head}${minute.startsWith('0') ? '零' : ''}${cardinalWords(minute)}分`
}
