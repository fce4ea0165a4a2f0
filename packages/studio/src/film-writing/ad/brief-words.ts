// The words that classify a brief's clauses. Patterns see the text as written.

/** An introduction to a list of selling points; only the list counts. */
export const LIST_HEADS =
  /^(?:(?:key |main |selling )?(?:features?|points?|highlights?|benefits?|details?|specs)|(?:产品|核心|主要)?(?:卖点|特点|特色|亮点|优势|功能|介绍|描述))$/iu

/** Talks about the film, not the product. */
export const FILM_TALK: readonly RegExp[] = [
  // `no ads`, `ad-free` describe the product.
  /(?<!\b(?:no|zero|without|any|free of)\s(?:\w+\s)?)\b(?:ad(?!-free)|ads|advert\w*|commercials?|promo|promotional|tvc|teaser|trailer)\b/iu,
  /\b(?:create|make|generate|produce|shoot|film|design|write|need|want|give me|i'd like)\b.*\b(?:videos?|film|clip|spot|movie|reel)\b/iu,
  /\b(?:camera|close-?ups?|slow[- ]motion|shots?|cinematic|lighting|lit|backdrop|background|music|bgm|soundtrack|narrat\w+|voice-?over|subtitles?|captions?|aspect ratio|transitions?|editing|pacing|vertical|horizontal|footage|montage|visuals?|aesthetics?|fps|\d{3,4}p|4k)\b/iu,
  /\b(?:mood|vibe|vibes|atmosphere|cuts)$/iu,
  /^(?:please|start(?! (?:your|saving|today|now|free|a free)\b)|open(?! (?:from|daily|until|till|every|seven|all|24|late|early|\d|on \w+days?))|begin|end|close|finish|use (?:a|an|warm|bright|dark|soft|natural)|include|add|let|have|keep it|make (?:it|sure|the)|set|show|the (?:video|film|scene|product) (?:should|must|is shown|opens|ends))\b/iu,
  /^(?:about )?\d+ ?(?:s|secs?|seconds?)(?: long)?$/iu,
  /(?:拍|制作|生成|做|创作|设计|写|剪|帮我|给我|请|需要|想要|来).{0,24}(?:广告|视频|短片|宣传片|宣传|片子|大片|TVC)/iu,
  /(?<!无|没有|零|去|免)(?:广告|宣传片|短片|视频|TVC)(?:片|大片|短片|视频)?$/iu,
  /(?:特写|慢|推|拉|摇|跟|移动|固定|航拍|广角)镜头|镜头(?:缓|慢|推|拉|摇|移|跟|切|从|由|环|语言|感|要|以)|画面|旁白|配音|背景音乐|配乐|音乐|字幕|转场|风格|色调|电影感|节奏|(?<!小)时长|横屏|竖屏|开头|结尾|运镜|打光|光影|光线|特写|全景|慢动作|调性|氛围感?$|语气/u,
  /^(?:时长)?\d+ ?秒钟?(?:左右)?$/u,
]

/** Tells the film what to show of the product; the rest of the clause is a selling point. */
export const HIGHLIGHTS =
  /^(?:please )?(?:highlight|showcas|emphasi[sz]|featur|focus(?:ing)? on|stress)(?:e|es|ed|ing|s)?\s+(?:on\s+)?(?:its|the|their|our)?\s*|^(?:请|要|重点|主要|着重)*(?:突出|强调|体现|展现|展示|凸显)(?:出|了|一下)?(?:它的?|其|产品的?)?/iu

/** Offers and prices: spoken and shown with the other points, and again at the end. */
export const OFFERS =
  /\d+ ?(?:%|percent) (?:off|discount|cheaper)|\bhalf[- ]price\b|[$£€¥]\s?\d|\b\d[\d.,]* (?:dollars|euros?|bucks|cents|yuan|rmb|usd|eur|gbp)\b|\b(?:price|only|just|for|from|now|at|costs?)(?<!weighs? (?:only|just|from)) \d[\d.,]* pounds\b|\b(?:launch|opening|introductory|special|sale|summer|winter|members'?|early[- ]bird) (?:price|prices|offer|deal)s?\b|\b(?:two|three|four|five|six|\d) for (?:the price of )?(?:one|two|three|four|five|\d)\b(?! (?:hours?|days?|weeks?|months?|years?|minutes?|people|persons|seats?|players?)\b)|\b(?:today|tonight|this (?:week|weekend|month)|for a limited time|weekends?|while (?:stocks?|supplies) lasts?)(?: only)\b|\bonly (?:today|this (?:week|weekend|month))\b|\bwhile (?:stocks?|supplies) last\b|\bfree (?:shipping|delivery|trial|returns|gift)\b|\bbuy (?:one|two|three|\d),? get\b|\bfree for \d|\bfirst \w+ (?:is )?free\b|\b(?:discounts?|coupon|promo code|sale ends|limited[- ]time)\b|[一二三四五六七八九\d.]+折|立减|满\d+减|包邮|买.{1,2}送.|限时|限量|首发价|到手价|(?:售价|现价|只需|仅|低至)\s*[¥￥]?\d|\d(?:元|块钱)(?!素)|免费(?:试用|试听|体验|配送|赠送|送)|优惠|特价|仅需|仅售|只要\d|\d元起|半价|促销/iu

/** Calls to action. */
export const CALLS =
  /^(?:(?:so |and )?(?:start your|ask|phone|ring|text|scan|contact|claim|order|buy|shop|visit|try|get|download|sign up|subscribe|book|call|join|discover|grab|pre-?order|learn more|find|come(?: and| by| in| over)?|stop by|drop (?:by|in)|reserve|enrol{1,2}|register|give us)\b.*\b(?:now|today|yours?|free|online|at|us|here|on|more|store|stores)\b.*|available (?:now|at|on|in)\b.*|on sale\b.*)$|^(?:赶快|快来|现在|立即|立刻|即刻|马上|点击|扫码|欢迎|限时).{0,16}$|^(?:拨打|致电|来电|联系|咨询|访问|登录|搜索|关注|到店).{2,30}$|(?:下单|抢购|购买|预订|预约|报名|下载|关注)(?:吧|即可|链接)?$/iu

/** The beginning of a call to action: call, ask, visit. */
export const REACHES =
  /^(?:so |and |or |then |please |just |simply )*(?:order|buy(?! (?:one|two|three|\d),? get)|shop|visit|try|get|download|sign up|subscribe|book|call|phone|ring|text|dial|e-?mail|message|write to|contact|reach|ask|join|discover|grab|pre-?order|learn more|find|come|stop by|drop (?:by|in)|reserve|enrol{1,2}|register|give us|see|scan|tap|click|swipe|search|follow|go to|head|look for|check out|pick up|apply|donate|request|schedule|meet us|talk to|use (?:the )?(?:code|coupon)|claim|start)\b/iu

/** Other closing sentences that are calls to action: `Taste the difference.` */
export const INVITES =
  /^(?:so |and |then |please |just |simply )*(?:taste|feel|experience|enjoy|treat|save|choose|switch|upgrade|take|bring|make (?:your|every|today)|go|hurry|explore|meet|love|live|share|step|say|be|become|give|let your|let yourself|turn|trust|do not|don't|never|rediscover|imagine)\b/iu

/** A number or address: `555 0192`, `nordhaus.example`, `hello@nordhaus.example`, `12 Mill Street`. */
export const ADDRESS =
  /\+?\d[\d ()/-]{4,}\d|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b|@[\w.-]+|https?:|\b\d+ (?:\p{Lu}\p{L}+ )+(?:street|road|avenue|lane|square|st|rd|ave)\b/iu

/** The beginning of a sentence that must not be split at its commas. */
export const WHOLE =
  /^(?:buy (?:one|two|three|\d),? get|when|whenever|if|while|as|because|after|before|since|whether|no matter|although|though|with every|from|once|every time|wherever|imagine|where|in a|at the end|unlike|not)\b|^(?:当|如果|无论|不管|不论|只要|虽然|因为|从|每当|哪怕|不仅|不只|既|让|一边|想要|为了|与其|不是)/iu

/** Continues the clause before it. */
export const GOES_ON =
  /^(?:which|who|whose|so|because|while|but|when|where|whether|from|to|for|yet|or|then|that|even|without|just|including|such as|like)\b|^(?:让|使|也|都|就|却|但|才|更|而|并|还能|给你|带给|带来|为你|不再|是|只为|如同|好像|仿佛)/iu

/** Words that a clause can omit when it stands alone. */
export const LEADING =
  /^(?:and|plus|also|with|it(?:'s| is| has| also has| comes with)|they(?:'re| are| have)|its|there(?:'s| is)|featuring|features|including|has|have|is|are|offering|offers)\s+|^(?:它(?:是|的|有|还|也)?|并且|而且|同时|以及|还有|且|和|其|具有|具备|拥有|主打|还能|还)/iu

/** Products, as the end of a Chinese noun phrase. */
export const THING_END =
  /(?:手机|电脑|耳机|音箱|相机|机|鞋|杯|包|表|灯|椅|床|车|水|茶|酒|奶|霜|液|膏|油|衣|裙|裤|帽|眼镜|笔|书|锅|壶|箱|袋|糖|饼|面|饭|咖啡|巧克力|果汁|口红|玩具|沙发|戒指|项链|面膜|蛋糕|公寓|酒店|课程|软件|应用|粮|刷|枕|被|伞|乐|酱|肉|果|花|器|屏|板|服|套装|礼盒|乐园|餐厅|产品|新品|店)$/u

/** Products, as the end of an English noun phrase. */
export const SOLD_END =
  /^(?:machines?|makers?|bags?|backpacks?|jackets?|coats?|dress(?:es)?|shirts?|t-shirts?|jeans|sunglasses|glasses|hats?|umbrellas?|hotels?|courses?|games?|products?|knives|knife|pens?|notebooks?|desks?|tables?|tents?|boots?|sandals|socks|oil|sets?|kits?|boxes|box|candles?|earrings|bracelets?|guitars?|pianos?|plants?|flowers?|salon|studio|brand|service|platform|shops?|stores?|cafes?|restaurants?|bakery|bars?|school|gym|app)$/iu

/** Verbs that begin a benefit after the product's name (`kettles boil water`). */
export const DEEDS: ReadonlySet<string> = new Set(
  'absorb adapt adjust bake bend blend block boil bounce brew brighten bring brown brush burn calm carry catch change charge chill chop clean clear climb close collect connect control cook cool cover crush cut dance deliver dig dim do drain dry ease fill filter find fit float fly fold follow freeze froth give glide glow go grind grip grow guard guide heal hear heat help hide hold insulate keep kill last lead learn let lift light listen lock make mask massage measure melt mix mop move mow need open outlast pack peel play polish pour power prepare prevent project protect pull pump purify push reach read record reduce refresh relax remember remove repel resist roast roll run save seal see sense shape shave shine shrink sing sleep slice slide smell soften solve soothe spin stand start stay steam stick stop stretch survive sweep swim switch take taste teach tell toast track travel trim turn use warm wash weigh whisk whiten wipe withstand work wrap write'.split(
    ' ',
  ),
)

/** The same in Chinese, with possible words before the verb: `水壶一分钟烧开水`. */
export const CHINESE_DEED =
  /^(?:只需|仅需|只要|能够?|可以?|会|就|也|还|[一二两三四五六七八九十半\d]+(?:分钟|秒钟?|小时|天)(?:就|即可|内|能)?)*(?:烧|煮|炖|蒸|烤|炒|煎|磨|榨|搅|切|削|吸|扫|拖|洗|擦|除|净化|过滤|加热|制冷|降温|吹|照|点亮|播|录|拍|装|存|折叠|收纳|防|抗|耐|锁|保|护|修|滋润|遮|挡|缓解|按摩|支撑|贴合|陪|唤醒|提醒|记录|连接|识别|自动)/u

/** Describes a scene, not the product. */
export const STAGING =
  /^(?:放在|摆在|站在|坐在|立在|位于|背景|一?[个位名对群]?(?:年轻的?|美丽的?)?(?:女生|男生|女孩|男孩|模特|主角|人物|女人|男人|女士|男士|情侣|一家人)|穿着|身穿|阳光(?:灿烂|明媚)|on an? |in front of |against an? |next to |wearing |an? (?:young |beautiful )?(?:woman|man|girl|boy|model|couple|person|family)\b|people\b)/iu

/** Describes a film of an action: `a video of this car driving through the desert`. */
export const STAGED_FILM =
  /\b(?:videos?|film|clip|ad|commercial|scene|shot)\s+(?:of|showing|where|with)\s+((?:an?|the|this|my|our)\s+.*\b\w+ing\b.*)$/iu
