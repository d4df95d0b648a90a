import type { ChosenPlace } from '@aloghor/functions/domain/places';
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { placeName } from '../lib/place-name.ts';
import { tOrdering } from '../messages/messages.ts';
import { useActiveOption } from '../products/use-active-option.ts';
import { FieldFrame, inputStyle } from '../ui/field-frame.tsx';
import { type PlaceOption, searchPlaces } from './place-options.ts';

export interface PlaceFieldProps {
  place: ChosenPlace | undefined;
  onChoose: (place: ChosenPlace | undefined) => void;
}

/** The district or thana where an order goes, searched in both languages; it may stay empty. In a chunk of its own, with their list. */
export function PlaceField({ place, onChoose }: PlaceFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(place ? placeName(place) : '');
  const [isOpen, setIsOpen] = useState(false);
  const options = isOpen ? searchPlaces(typed) : [];
  const active = useActiveOption(options.length, typed);
  const isUnknown = typed.trim() !== '' && !place && (isOpen ? options.length === 0 : true);

  function type(text: string) {
    setTyped(text);
    setIsOpen(true);
    onChoose(undefined);
  }

  function choose(option: PlaceOption) {
    setTyped(option.name);
    setIsOpen(false);
    onChoose(option.place);
  }

  function onKeyDown(event: KeyboardEvent) {
    const option = options[Math.max(active.index, 0)];
    if (event.key === 'Escape') setIsOpen(false);
    if (event.key === 'Enter' && option) {
      event.preventDefault(); // it chooses, and does not order yet
      choose(option);
    }
    active.onKeyDown(event);
  }

  return (
    <FieldFrame
      id={id}
      label={tOrdering.place}
      error={isUnknown ? tOrdering.placeUnknown : undefined}
      isFound={!isOpen}
    >
      <div className="relative">
        <input
          id={id}
          type="text"
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active.index >= 0 ? `${id}-${active.index}` : undefined}
          aria-describedby={isUnknown ? `${id}-error` : undefined}
          autoComplete="off"
          className={`${inputStyle.large} scroll-mt-32`}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={makeRoomBelow}
          onBlur={() => setIsOpen(false)}
        />
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={tOrdering.places}
          hidden={options.length === 0}
          className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-lg border border-line bg-white shadow-ink/10 shadow-xl"
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard
            <div
              key={option.name}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active.index}
              tabIndex={-1}
              className="flex min-h-11 cursor-pointer items-center px-4 py-2 transition-colors hover:bg-sand aria-selected:bg-sand"
              onPointerDown={(event) => event.preventDefault()} // or the field would lose the focus, and close the list
              onClick={() => choose(option)}
            >
              {option.name}
            </div>
          ))}
        </div>
      </div>
    </FieldFrame>
  );
}

/** On a phone, whose keyboard and total cover what is below. */
function makeRoomBelow({ currentTarget }: FocusEvent<HTMLInputElement>) {
  if (matchMedia('(width < 48rem)').matches) currentTarget.scrollIntoView({ block: 'start' });
}
