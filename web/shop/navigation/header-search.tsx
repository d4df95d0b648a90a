import { useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { usePath } from '../../shared/ui/link.tsx';
import { SearchBar } from '../products/search-bar.tsx';

/** On every page but home, which has a search of its own. */
export function HeaderSearch() {
  const [search] = useSearchParams();
  const path = usePath();
  return (
    path !== paths.home && (
      <div className="header-search page pt-6">
        <SearchBar initialQuery={search.get('q') ?? ''} className="md:ml-auto md:w-96" />
      </div>
    )
  );
}
