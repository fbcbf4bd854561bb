/** An add updates the favorites list that exists, or makes one. */
export const favoriteAction = (favoriteId: string | null | undefined): 'update' | 'add' =>
  favoriteId ? 'update' : 'add'
