import type { Features } from '../shot-list.ts'

type Feeling = NonNullable<Features['feeling']>

const words = (english: string, chinese: string): RegExp =>
  new RegExp(String.raw`\b(?:${english.replaceAll(' ', '[ -]')})\b|${chinese}`, 'giu')

/** What somebody is said to feel: `a nervous young man`, `she smiles proudly`, 他惊讶地站着. */
export const FEELING_WORDS: readonly (readonly [RegExp, Feeling])[] = [
  [
    words(
      'happy|happily|joyful|joyfully|cheerful|cheerfully|delighted|overjoyed|excited|excitedly|thrilled|gladly|ecstatic|ecstatically|relieved',
      '开心|高兴|快乐|欢快|兴奋|喜悦|欣喜|欣慰|幸福地|激动',
    ),
    'happy',
  ],
  [
    words(
      'sad|sadly|sorrowful|sorrowfully|heartbroken|tearful|tearfully|mournful|mournfully|grieving|disappointed|dejected|dejectedly|upset|devastated|crestfallen|teary eyed',
      '伤心|难过|悲伤|悲痛|失落|沮丧|失望|委屈|泪流满面|含泪|含着泪|眼含泪水|热泪盈眶|泪眼汪汪|惆怅',
    ),
    'sad',
  ],
  [
    words(
      'angry|angrily|furious|furiously|enraged|irritated|annoyed|grumpy|grumpily|indignant|indignantly|in anger|fuming',
      '生气|愤怒|恼怒|气愤|怒气冲冲|恼火|气冲冲|大怒|怒视|发怒|发火|气呼呼',
    ),
    'angry',
  ],
  [
    words(
      'nervous|nervously|anxious|anxiously|worried|worriedly|frightened|scared|terrified|afraid|fearful|fearfully|stressed|panicked|in regret|regretful|regretfully',
      '紧张|焦虑|害怕|担心|担忧|恐惧|惊恐|慌张|不安|着急|焦急|懊恼|懊悔|烦躁',
    ),
    'tense',
  ],
  [
    words(
      'surprised|amazed|astonished|astounded|stunned|shocked|startled|wide eyed|awestruck|in surprise|in amazement|in awe|in shock|in disbelief',
      '惊讶|吃惊|惊奇|震惊|惊喜|诧异|惊愕|难以置信',
    ),
    'surprised',
  ],
  [
    words(
      'tired|tiredly|exhausted|weary|wearily|worn out|sleepy|sleepily|drowsy|fatigued|burnt out',
      '疲惫|疲倦|疲劳|筋疲力尽|精疲力尽|精疲力竭|困倦|无精打采|累了|很累|好累|累得|累坏',
    ),
    'tired',
  ],
  [
    words('proud|proudly|triumphant|triumphantly|smug|smugly|confident|confidently|with pride', '骄傲|自豪|得意|自信'),
    'proud',
  ],
  [
    words('shy|shyly|bashful|bashfully|embarrassed|sheepish|sheepishly|coy|coyly', '害羞|羞涩|腼腆|不好意思|尴尬'),
    'shy',
  ],
]
