import { useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { usePath } from '../../shared/ui/link.tsx';
import { SearchBar } from '../products/search-bar.tsx';

/** In the navigation bar of every page but home, which has a search of its own. */
export function HeaderSearch() {
  const [search] = useSearchParams();
  return usePath() !== paths.home && <SearchBar isInHeader initialQuery={search.get('q') ?? ''} />;
}
