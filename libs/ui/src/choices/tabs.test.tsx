import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Tabs } from './tabs'

function Panel() {
  const [selected, setSelected] = useState('a')
  const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase() }))
  return <Tabs label="Parts" tabs={tabs} selected={selected} onSelect={setSelected} panelId="panel" />
}

it.each([
  ['ArrowRight', ['B', 'C', 'A']],
  ['ArrowLeft', ['C', 'B', 'A']],
])('%s goes round the tabs with the focus', (key, labels) => {
  render(<Panel />)
  for (const label of labels) {
    fireEvent.keyDown(screen.getByRole('tablist', { name: 'Parts' }), { key })
    const selected = screen.getByRole('tab', { selected: true })
    expect(selected.textContent).toBe(label)
    expect(document.activeElement).toBe(selected)
    expect(selected.tabIndex).toBe(0)
  }
})
