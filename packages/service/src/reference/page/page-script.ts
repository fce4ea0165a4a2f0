/** The page's script: search, copy, and the current position. Without it the page is still complete. */
export const PAGE_SCRIPT = `
const find = document.getElementById('find')
const sections = [...document.querySelectorAll('section[data-find]')]
const links = new Map([...document.querySelectorAll('nav a')].map(link => [link.hash.slice(1), link]))
const words = new Map(sections.map(section => [section, section.textContent.toLowerCase()]))
const nothing = document.getElementById('nothing')

function filter() {
  const wanted = find.value.toLowerCase().split(/\\s+/).filter(Boolean)
  for (const section of sections) {
    section.hidden = !wanted.every(word => words.get(section).includes(word))
    links.get(section.id)?.parentElement.toggleAttribute('hidden', section.hidden)
  }
  for (const group of document.querySelectorAll('nav .group, main .tag')) {
    group.hidden = ![...group.querySelectorAll('li, section[data-find]')].some(one => !one.hidden)
  }
  nothing.hidden = sections.some(section => !section.hidden)
}
find.parentElement.hidden = false
find.addEventListener('input', filter)
document.addEventListener('keydown', event => {
  if (event.key === '/' && event.target === document.body) {
    event.preventDefault()
    find.focus()
  }
  if (event.key === 'Escape' && event.target === find) {
    find.value = ''
    filter()
  }
})

for (const figure of document.querySelectorAll('figure.code')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    await navigator.clipboard?.writeText(figure.querySelector('code').textContent)
    button.textContent = 'Copied'
    setTimeout(() => (button.textContent = 'Copy'), 1500)
  })
  figure.append(button)
}

const menu = document.getElementById('menu')
for (const link of links.values()) link.addEventListener('click', () => (menu.checked = false))
const seen = new IntersectionObserver(
  entries => {
    for (const { target, isIntersecting } of entries) links.get(target.id)?.toggleAttribute('data-here', isIntersecting)
  },
  { rootMargin: '-20% 0px -75% 0px' },
)
for (const section of sections) seen.observe(section)
`
