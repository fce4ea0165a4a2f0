/**
 * What is said to whoever makes the video, and not of it: greetings, who asks, for whom and where it will be shown. The
 * words are blanked, so that every other one stays where it is written.
 */
export const blankAsides = (text: string): string =>
  ASIDES.reduce((rest, aside) => rest.replace(aside, found => found.replace(/[^\n]/gu, blank)), text)

const blank = (sign: string): string => ' '.repeat(sign.length)

const VIDEO = String.raw`(?:video|clip|film|movie|animation|ad|advert|commercial|reel|short|scene|shot|spot|footage|promo|trailer)`
const WHOSE = String.raw`(?:my|our|the|a|an|his|her|their|this)`
/** Where it is shown, or what for: nothing of it is in the picture. */
const SHOWN_AT = String.raw`(?:class|classroom|lesson|course|students?|pupils|channel|youtube|tiktok|instagram|facebook|website|homepage|landing page|feed|story|stories|app|presentation|slides?|project|portfolio|client|campaign|launch|company|startup|business|audience|viewers|party invitation|invitation|grandkids|assignment|homework|thesis|film school|contest|newsletter|blog|podcast|social media)`

const KIN = String.raw`(?:daughter|son|kids?|children|mom|mum|dad|mother|father|wife|husband|girlfriend|boyfriend|grandma|grandpa|niece|nephew|boss|team|friends?|students?|clients?|customers)`

/** What a brief begins with before it comes to the picture: the lesson, the occasion, who asks for it. */
const OPENINGS: readonly RegExp[] = [
  /^\s*(?:for (?:my|our|the) )?(?:[\w-]+ ){0,3}?(?:lessons?|class|course|homework|assignment|workshop|year \d+|grade \d+|kindergarten)(?:,? (?:year|grade|term|unit|week) \d+)?\s*[.:–—](?=\s)/iu,
  /^\s*(?:visuals?|visuali[sz]er|background|backdrop|loop|screensaver|projection)(?: video| loop)? for (?:an?|the|my|our) [^.!?:\n]{0,40}?\b(?:piece|track|song|music|album|set|concert|talk|keynote)\b[^.!?:\n]{0,40}[.:](?=\s)/iu,
  /^\s*(?:promo|teaser|trailer|spot|clip|reel|film|video|greeting|invitation|opening|opener|intro)s? for (?:my|our)(?= )/iu,
  /^[^.!?:\n]{3,60} here, (?:we|i)(?:['’]d| would)?(?: really| just)? (?:like|love|want|need)\b[^.!?\n]*[.!?]/iu,
  /^[^.!?:\n]{0,60}\b(?:drew|wrote|dreamt|dreamed|made up|invented) (?:this|it)\b[^.!?:\n]{0,40}[.:](?=\s)/iu,
  /^\s*(?:kids['’]?|children['’]?s?|bedtime|fairy) (?:story|tale|cartoon|series)(?:,? (?:episode|part|chapter) \d+)?\s*[.:](?=\s)/iu,
  // What it is made for or as what: a *teaser for a mobile game* shows no phone, and a *film school exercise* no school.
  /^\s*(?:[\w-]+ ){0,4}?(?:teaser|trailer|promo|spot|intro|opener|cutscene|cinematic|key art|loop) for (?:an? |the |my |our )?(?:[\w-]+ ){0,3}?(?:game|app|series|show|album|novel|book|comic|podcast|festival|event)\s*[.:](?=[^]{60})/iu,
  /^\s*(?:(?:student|film|directing|acting|camera|animation|cinematography|short|school) ){1,3}(?:exercise|assignment|project|test|study|homework)(?=\s*[,.:])/iu,
  /^\s*(?:[\w-]+ ){1,3}?channel (?:opener|intro|ident|bumper|sting|promo|trailer|clip|segment)\s*[.:](?=[^]{60})/iu,
  /^\s*(?:[\w-]+ ){0,3}?(?:mood|tone|art|video|film) (?:piece|poem|study|essay) (?:about|on) [^.:!?\n]{1,40}[.:](?=[^]{60})/iu,
  /^\s*(?:动物|自然|野生动物|人文|美食|城市|生态|历史|海洋|植物)(?:纪录片?|记录片?|世界|再现|故事|奇观)\s*[：:，,。](?=[^]{30})/u,
  /^\s*[^，,。：:\n]{0,8}(?:预告片?|品牌|综艺|新闻|栏目|游戏)风格(?:的?(?:短片|视频|片子|动画))?\s*[：:](?=[^]{30})/u,
  /^\s*(?:我们?)?(?:想要?|要|需要)(?:做|拍|制作|生成)(?:一个|一段|一条|一支|个|段|条|支)[^，,。：:\n]{1,16}(?:短片|视频|动画|片子|微电影)\s*[。：:，,](?=\s*(?:先|首先|第一|开头|开场|一开始|从)[^]{30})/u,
  /\b(?:INT|EXT)\.(?:\/(?:INT|EXT)\.)? /gu,
  /^\s*[^，。：:；！？\n]{0,14}(?:课用|课堂用|科普用|教学用|宣传用|培训用|开场用|课件|(?<![写做交改抄])作业|需求|科普动画|科普短片|科普视频|朋友圈视频)\s*[，,：:。]/u,
  /^\s*(?:我)?想(?:给|为|送)[^，。：:\n]{1,12}(?:做|拍|送|准备)(?:个|一个|一段|一条|一支|份|一份)?[^，。：:\n]{0,8}[。，：:]/u,
  /[^，。：:；！？\n]{0,8}(?:能|可以)(?:不能)?(?:帮我|给我)?(?:还原|生成|做|拍|画)(?:一下|出来)?吗[？?。]?/gu,
  /要(?:做)?(?:一条|一个|一段|一支|条|个|段)(?:[竖横]屏)?(?:的)?(?:短)?(?:视频|片子|片)(?=[，。：:])/gu,
]

/** How it is to be cut, set and shown, and what it is good for: told to who makes it. */
const ORDERS: readonly RegExp[] = [
  /\b(?:vertical|portrait|landscape|horizontal|square)(?: video| format)?,? for (?:phones?|mobiles?|reels|stories|screens?|tv)\b/giu,
  /(?<=\b\d+ ?(?:seconds?|secs?|s), )(?:square|vertical|horizontal|portrait|landscape)\b/giu,
  /\b(?:keep|leave)\b[^.!?,;\n]{0,40}\b(?:third|space|room|area|corner|half)\b[^.!?,;\n]{0,24}\b(?:clear|free|empty|blank)\b[^.!?\n]*/giu,
  // From the beginning of its sentence, and tried nowhere else.
  /(?<![^.!?\n])[^.!?\n]*\b(?:whole idea|selling point|whole point|the message is|the mood is)\b[^.!?\n]*/giu,
  /\bswitch(?:es|ing)? to(?= (?:slow|fast|time|black and white|close|wide|an? (?:wide|aerial|close|low|high)))/giu,
  /\bslow enough for [^.,;!?\n]*|\bnothing (?:scary|gory|creepy)\b/giu,
  /请?按(?:以下|下面的?)?顺序(?:出现|展示|播放)?(?:——|：|:|，)?|字幕(?:我们|我)?(?:自己|后期)加|不要美颜|节奏(?:要)?(?:放慢|慢一?点?|快一?点?)|孩子要能跟着[\p{Script=Han}]{1,3}/gu,
]

const ASIDES: readonly RegExp[] = [
  /(?<=\b(?:commercial|ad|advert|advertisement|promo|video) for (?:a|an|the|my|our) [\w'’ ]{2,30}(?<! repair)) (?:shop|store|company|brand|business|startup)\b/giu,
  new RegExp(
    String.raw`\b${VIDEO}s? for (?:my|our|his|her|their) (?:[\w-]+ ){0,2}?${KIN}(?:['’]s (?:bedtime|class|homework|channel|project|school))?\b`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=\b${VIDEO}s?) for (?:very |small |young |little |our |the |all )*(?:kids|children|toddlers|preschoolers|adults|grown-ups|seniors|beginners|tourists|visitors|families)\b`,
    'giu',
  ),
  /^\s*(?:hi|hello|hey|good (?:morning|evening|afternoon)|dear [a-z]+)(?: there| team| everyone)?\s*[,!.:]/iu,
  new RegExp(
    String.raw`\b(?:i|we)(?: am|'m|’m| are|'re|’re)?(?: also| just| really)? (?:teach|need|want|would like|'d like|’d like|am making|making|make|run|own|sell|work|looking for|creating|shooting)\b[^.!?\n]{0,80}?\b${VIDEO}s?\b(?: (?:about|of|for|showing|where|with|that shows?))?`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:please |can you |could you |pls )*(?:make|create|generate|produce|show|give)(?: me| us)? (?:${WHOSE} )?(?:[a-z0-9-]+ ){0,3}?${VIDEO}\b(?: (?:about|of|for|showing|where|with|that shows?))?`,
    'giu',
  ),
  /^\s*(?:can|could|would) you (?:please )?(?:make|create|generate|show|draw|do|film|give)(?: me| us)?\b/iu,
  // `a tracking shot following a dog`: nobody else follows it; `square format` is no town square.
  /(?<=\b(?:shot|footage|video|clip|sequence) )(?:closely |slowly )?following\b/giu,
  /\b(?:square|vertical|horizontal|widescreen) (?:format|aspect ratio|crop|framing|orientation)\b/giu,
  /\b(?:an? )?(?:\d+[- ]?(?:second|sec|s)[- ])?(?:tv|television)(?: spot\b(?: (?:for|about|of))?|(?= (?:ad|advert|commercial)\b))/giu,
  /\b\d+[- ]?(?:second|sec)s?(?: long)?(?= (?:ad|advert|commercial|video|clip|spot|promo)\b)/giu,
  /\b(?:please show|show us|we see|i want to see|there should be|make sure)\b/giu,
  new RegExp(String.raw`\bfor (?:${WHOSE} )?(?:[\w-]+ ){0,3}?${SHOWN_AT}\b`, 'giu'),
  /\bfor (?:my|our) (?:[\w-]+ ){0,2}?(?:bakery|shop|store|restaurant|cafe|café|salon|brand|boutique|studio|bar|hotel|gym|farm|firm|business)\b/giu,
  /\b(?:easy|suitable|fun|appropriate|friendly|simple|safe|good|perfect)(?: enough)? for (?:young |small |little )?(?:kids|children|toddlers|adults|everyone|all ages|families|beginners)(?: to (?:follow|understand|watch|learn))?\b/giu,
  /\bso (?:that )?(?:you|we|viewers|people|kids|children) (?:can )?see\b/giu,
  /\b(?:the )?(?:brand )?name (?:is|does)n?o?'?t? ?(?:not )?(?:important|matter)\b/giu,
  // `wildlife sequence at a waterhole`: what kind of film it is, and no beast.
  /\b(?:tourism|wildlife|travel|recruitment|volunteer recruitment)(?= (?:films?|videos?|ads?|adverts?|sequence|documentary|clip|promo|spot)\b)/giu,
  // `a candle-like glow over a cat`: how the glow is, and no candle.
  /\b[a-z]+-like(?= [a-z])/giu,
  // What something is only compared to: `like it's the moon`, `as if she were flying`, `as light as a feather`.
  /\bas (?:if|though)\b[^,.;:!?\n]*/giu,
  /\blike (?:it|he|she|they|we|you|i)(?:['’](?:s|re|d|m)| is| are| was| were| had| has| owns?| does| did)\b[^,.;:!?\n]*/giu,
  /(?<=\bas (?!big|large|tall|huge|high|long|small|tiny|wide)[a-z]+) as (?:an? |the )?[a-z-]+\b(?! (?:possible|well|much|soon|long))/giu,
  /^\s*(?:你好|您好|大家好|嗨)[，,！!。]?/u,
  /(?:请|麻烦)?(?:帮|给|为)(?:我|我们)(?:的[\p{Script=Han}]{1,8})?(?:做|拍|生成|制作|来|弄)(?:一个|一段|一条|一支|个|段|条|支)?(?:关于)?/gu,
  /(?:我想要?|我要|想要|需要|我们需要)(?:做|拍|生成|制作)?(?:一个|一段|一条|一支|个|段|条|支)(?=[\p{Script=Han}]{0,12}?(?:视频|短片|广告|动画|宣传片))(?:关于)?/gu,
  /(?:适合|方便)(?:小朋友|孩子们?|儿童|小学生|学生们?|全家|老人)(?:观看|看|理解|学习)?的?/gu,
  /(?:给|为)(?:小朋友|孩子们?|宝宝|儿童|学生们?|客户|观众)(?:做|拍|制作|准备|讲|写)的/gu,
  // Whose it is and that it is new is no shop in the picture.
  /(?:小店|本店|我们店|我家店|店里)(?:的)?(?:新品|上新|主打|推荐|招牌)(?=[:：，,\p{Script=Han}])/gu,
  // How it is filmed, and what is advertised as it is called again: `electric SUV …, drone, car commercial`.
  /(?<=,\s*)drone(?=\s*(?:[,.;]|$))/giu,
  /(?<=\b(?:suv|sedan|truck|pickup|coupe|roadster|convertible|sports car)\b[^]{0,200})\bcar(?= (?:commercial|ad|advert|promo)\b)/giu,
  // What it looks to be filmed with: `handheld phone footage feel`, `shot on an old camcorder`, 手机拍摄质感.
  /\b(?:(?:cell|mobile|smart)[ -]?phone|phone|iphone|dash ?cam|cctv|camcorder|webcam|polaroid|home video|home movie)s?(?: camera)? (?:footage|look|feel|colou?rs|vibe|aesthetic|quality|recording|texture|grain)\b(?: feel| look| style| quality)?/giu,
  /\b(?:shot|filmed|recorded|captured)(?: entirely)? (?:on|with) (?:an?|my|his|her|their) (?:\w+ )?(?:phone|iphone|smartphone|camcorder|webcam|camera)\b/giu,
  /(?<=\bvhs )tapes?(?= (?:look|feel|quality|style|aesthetic))/giu,
  /(?<=\b(?:shot|filmed|seen) from an? )(?:helicopter|plane|drone)\b/giu,
  /(?:手机|家用?(?:庭)?(?:录像带?|DV)|家庭录像带?|录像带|DV|拍立得|行车记录仪)(?:随手)?(?:拍摄|实拍|录制|记录|拍)?的?(?:质感|感觉|画质|效果|画面感|风格)/gu,
  // What a splash looks like, and nobody's crown.
  /\b(?:a |the )?(?:crown|corona) of (?:\w+ )?(?:drops|droplets|milk|water|splash(?:es)?)\b/giu,
  // It is over, or hardly anybody is there.
  /雨后初晴的?|雨后的?|雨停(?:后|之后|了)?(?![^。；]{0,16}(?:虹|太阳|阳光|天边|天空))|\b(?:just )?after (?:the |a )?(?:heavy |summer )?rain(?:fall|storm)?\b/giu,
  /没有?(?:什么|几个|多少)人|(?:行|路|客)?人(?:很少|不多|稀少)/gu,
  // Something or other.
  /(?<=[写吃喝买找做看收拾])东西/gu,
  // `红旗随风飘扬`: that it is the wind's doing is seen by how it moves.
  /(?:随|迎|顺)着?风(?=[飘摇摆飞招舞起])/gu,
  /用于[\p{Script=Han}]{0,10}(?:大屏|屏幕|开场|年会|晚会|直播间|背景|发布会)/gu,
  /(?:给|让)(?:小朋友|孩子们?|儿童|小学生|学生们?|老人|家长|员工|游客|新人|大家|客户|观众|粉丝)(?:们)?(?:观看|看|讲解|用)的?/gu,
  ...OPENINGS,
  ...ORDERS,
]
