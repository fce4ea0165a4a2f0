// Before anything is drawn, so that nobody sees a flash of the other theme. Classic script, alone in its file.
{
  const chosen = localStorage.getItem('kinora.theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen
}
