import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useActiveOption } from '../lib/hooks.ts';
import type { LanguageCode } from '../lib/language.ts';
import { isNamed, knownName, type NamedPlace } from '../lib/stored-order-draft.ts';
import { ordering } from '../locale/en/buying.ts';
import { useLanguage, useMessages } from '../locale/locale.ts';
import { FieldFrame, inputStyle, useField } from '../ui/fields.tsx';
import type { PlaceOption, placeMeant, placesInstead, searchPlaces } from './place-options.ts';

interface PlaceFieldProps {
  /** False where an order goes through without a place. */
  isNeeded?: boolean;
  place: NamedPlace | undefined;
  /** What was typed before, where no place was chosen yet. */
  typed?: string | undefined;
  /** Also called while somebody types, with only the `text`. */
  onChoose: (place: NamedPlace | undefined, text?: string) => void;
}

/**
 * The district or thana where an order goes, searched in both languages. What is left in the field is chosen where it can
 * mean only one place; else its form is not sent. The list is loaded when it is needed.
 */
export function PlaceField({ place, typed: typedBefore = '', isNeeded = false, onChoose }: PlaceFieldProps) {
  const language = useLanguage();
  const tOrdering = useMessages(ordering);
  const { frame, control } = useField({ label: isNeeded ? tOrdering.placeNeeded : tOrdering.place });
  const { id } = control;
  const field = useRef<HTMLInputElement>(null);
  const [isLeft, setIsLeft] = useState(true);
  const [typed, setTyped] = useState(place ? knownName(place, language) : typedBefore);
  const [isOpen, setIsOpen] = useState(false);
  const { places, isMissing, load } = usePlaces(!place && typed.trim() !== '');
  const isTyped = typed.trim() !== '';
  const found = (isOpen && places?.searchPlaces(typed, language)) || [];
  const meant = isLeft && isTyped && !place ? places?.placeMeant(typed, language) : undefined;
  const isUnknown = isTyped && !place && !meant && places && found.length === 0;
  const options = isOpen && isUnknown ? places.placesInstead(typed, language) : found;
  const active = useActiveOption(options.length, typed);
  const unknown = isNeeded ? tOrdering.placeFirst : tOrdering.placeUnknown;
  // Without the list, district and thana are written in the address.
  const problem = place || isMissing || !(isTyped || isNeeded) ? '' : unknown;
  const said = frame.error === unknown ? problem : frame.error;
  const error = isMissing ? tOrdering.placesMissing : isUnknown ? unknown : said;
  useEffect(() => field.current?.setCustomValidity(problem)); // after each input, which clears the validity

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was typed
  useEffect(() => {
    if (meant) choose(meant);
  }, [meant?.name]);

  function type(text: string) {
    setTyped(text);
    setIsOpen(true);
    onChoose(undefined, text);
    void load(); // again, where it failed
  }

  function choose(option: PlaceOption) {
    setTyped(option.name);
    setIsOpen(false);
    onChoose(option.place);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const option = options[isUnknown ? active.index : Math.max(active.index, 0)]; // what is merely near was not meant
    if (event.key === 'Escape') setIsOpen(false);
    // Enter chooses a place, and does not submit the order while places are offered.
    if (event.key === 'Enter' && (options.length > 0 || isAwaited())) {
      event.preventDefault();
      if (option) choose(option);
      else if (isAwaited()) void chooseFirst(event.currentTarget);
    }
    active.onKeyDown(event);
  }

  function isAwaited(): boolean {
    return isOpen && isTyped && !places && !isMissing;
  }

  /** Chooses the first place for the text that the field has once the list is loaded. */
  async function chooseFirst(field: HTMLInputElement) {
    const [first] = (await load())?.searchPlaces(field.value, language) ?? [];
    if (first) choose(first);
  }

  /** Chooses the place that is meant, as leaving the field does: on an iPhone a tap on a button leaves the focus here. */
  async function chooseMeant(text: string) {
    const places = await load(); // where it cannot be loaded, the next try goes through
    const meant = text.trim() === '' ? undefined : places?.placeMeant(text, language);
    if (meant && field.current?.value === text) choose(meant);
  }

  function enter(event: FocusEvent<HTMLInputElement>) {
    setIsLeft(false);
    makeRoomBelow(event);
  }

  function leave({ currentTarget }: FocusEvent<HTMLInputElement>) {
    setIsOpen(false);
    setIsLeft(document.activeElement !== currentTarget); // another window may have the focus for a while
  }

  return (
    <FieldFrame {...frame} error={error} isFound={!isOpen}>
      <div className="relative">
        <input
          {...control}
          ref={field}
          type="text"
          name="place"
          role="combobox"
          aria-required={isNeeded}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active.index >= 0 ? `${id}-${active.index}` : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          autoComplete="off"
          className={`${inputStyle.large} scroll-mt-[min(8rem,20vh)]`}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={enter}
          onBlur={leave}
          onInvalid={(event) => {
            control.onInvalid(event);
            setIsOpen(true);
            void chooseMeant(typed);
          }}
        />
        <div
          hidden={options.length === 0}
          onPointerDown={(event) => event.preventDefault()} // or the field would lose the focus, and close the list
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-96 overflow-y-auto rounded-lg border border-line bg-white shadow-ink/10 shadow-xl"
        >
          {isUnknown && <p className="px-4 pt-3 pb-1 text-ink-soft text-sm">{tOrdering.placesInstead}</p>}
          <div id={`${id}-list`} role="listbox" aria-label={tOrdering.places}>
            {options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard
              <div
                key={option.name}
                id={`${id}-${index}`}
                ref={index === active.index ? scrollToOption : undefined}
                role="option"
                aria-selected={index === active.index}
                tabIndex={-1}
                className="flex min-h-11 cursor-pointer items-center px-4 py-2 transition-colors hover:bg-sand aria-selected:bg-sand"
                onClick={() => choose(option)}
              >
                {option.name}
              </div>
            ))}
          </div>
        </div>
      </div>
    </FieldFrame>
  );
}

/** On a phone the keyboard and the bar with the total cover what is below. */
function makeRoomBelow({ currentTarget }: FocusEvent<HTMLInputElement>) {
  if (matchMedia('(max-width: 47.99rem)').matches) currentTarget.scrollIntoView({ block: 'start' });
}

function scrollToOption(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}

interface Places {
  searchPlaces: typeof searchPlaces;
  placeMeant: typeof placeMeant;
  placesInstead: typeof placesInstead;
}

/** The search in the list of places, once that is loaded; an order goes through without it. */
function usePlaces(isWanted: boolean) {
  const [places, setPlaces] = useState<Places>();
  const [isMissing, setIsMissing] = useState(false);

  const load = useCallback(async (): Promise<Places | undefined> => {
    try {
      const loaded = await loadPlaces();
      setPlaces(loaded);
      setIsMissing(false);
      return loaded;
    } catch (error) {
      console.warn('The places cannot be chosen', error);
      setIsMissing(true);
      return undefined;
    }
  }, []);

  useEffect(() => {
    if (isWanted) void load();
  }, [isWanted, load]);

  return { places, isMissing, load };
}

/** Only the order form needs the list of places. */
function loadPlaces() {
  return import('./place-options.ts');
}

/** A place is stored by its English name; the list of places is loaded where another language is read. */
export async function namedIn(place: NamedPlace, language: LanguageCode): Promise<NamedPlace> {
  if (isNamed(place, language)) return place;
  const places = await loadPlaces().catch(() => undefined);
  return places?.withNames(place) ?? place;
}

/** Called while another field is filled in; a failure is shown when somebody searches for a place. */
export function loadPlacesAhead(): void {
  loadPlaces().catch(() => undefined);
}
