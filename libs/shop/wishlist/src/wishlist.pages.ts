export { favoritesPage } from './favorites.page'
