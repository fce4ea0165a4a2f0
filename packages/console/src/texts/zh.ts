import type { Texts } from './texts-type.ts'

// 控制台的全部中文文字，键与 en.ts 相同。
export const zh: Texts = {
  shell: {
    skip: '跳到页面内容',
    menu: '菜单',
    close: '关闭',
    pages: '页面',
    account: '账户',
    operators: '运维',
    documentation: 'API 参考',
    signOut: '退出登录',
    credits: credits => `${credits} 积分`,
    away: '暂时无法连接服务。恢复后本页会自动继续。',
    notFound: '没有这个页面。',
    notYours: '此页面供运维人员使用：需要带有 “admin” 权限的密钥。',
    failedToLoad: '此页面无法加载。',
    tryAgain: '重试',
    loading: '加载中',
    copy: '复制',
    copied: '已复制',
    dismiss: '关闭提示',
  },
  signIn: {
    title: '登录',
    lead: '在自己的机器上制作视频、图片、语音和影片。',
    key: 'API 密钥',
    keyHint: '密钥只保存在此浏览器中。服务首次启动时会打印一个密钥。',
    submit: '登录',
    checking: '正在验证密钥',
    refused: '此密钥未知、已过期或已被吊销。',
    ended: '您的密钥已失效：被吊销或已过期。请使用其他密钥登录。',
    exchanging: '正在登录',
    linkUsed: '此登录链接已使用过，或已过期。',
    linkHint: '每个链接只能使用一次，有效期十分钟。用以下命令获取新链接',
    keyInstead: '改用密钥登录',
  },
  make: {
    title: '制作',
  },
  tasks: {
    title: '任务',
  },
  film: {
    title: '影片',
  },
  subjects: {
    title: '主体',
  },
  voices: {
    title: '音色',
  },
  credits: {
    title: '积分',
  },
  callbacks: {
    title: '回调',
  },
  operators: {
    title: '服务',
  },
  settings: {
    title: '设置',
    language: '语言',
    theme: '主题',
    themes: { system: '跟随系统', light: '浅色', dark: '深色' },
    account: '账户',
    accountName: '名称',
    accountId: '账户 ID',
    keyName: '密钥',
    scopes: '权限',
    scopeNames: { create: '创建', read: '读取', admin: '管理' },
    expires: '到期',
    never: '永不',
    storedHere: '密钥只保存在此浏览器中，直到您退出登录。',
  },
}
