/** Runs in the browser: narrows the list while one types, and copies. The pages work without it. */
export const docsScript = `'use strict'
const search = document.querySelector('#q')
const rows = [...document.querySelectorAll('[data-text]')]

const filter = () => {
  const words = search.value.toLowerCase().split(/\\s+/)
  for (const row of rows) row.hidden = !words.every((word) => row.dataset.text.includes(word))
  const shown = rows.filter((row) => !row.hidden)
  for (const section of document.querySelectorAll('main section')) {
    section.hidden = !shown.some((row) => section.contains(row))
  }
  document.querySelector('#count').textContent = shown.length + ' of ' + rows.length
  document.querySelector('.none').hidden = shown.length > 0
}

if (search && !new URLSearchParams(location.search).get('q')) {
  search.addEventListener('input', filter)
  search.form.addEventListener('submit', (event) => {
    event.preventDefault()
    rows.find((row) => !row.hidden)?.querySelector('a').focus()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target.closest('input')) return
    event.preventDefault()
    search.focus()
  })
  if (search.value) filter()
}

for (const button of document.querySelectorAll('.copyable button')) {
  if (!navigator.clipboard) continue
  button.hidden = false
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.nextElementSibling.textContent)
    button.textContent = 'Copied'
    setTimeout(() => (button.textContent = 'Copy'), 2000)
  })
}
`
