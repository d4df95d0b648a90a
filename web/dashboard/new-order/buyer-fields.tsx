import type { ReplyTo } from '@aloghor/functions/contract/calls';
import { LANGUAGES, type LanguageCode } from '@aloghor/functions/domain/languages';
import { ADDRESS_MAXIMUM, NAME_MAXIMUM, NOTES_MAXIMUM } from '@aloghor/functions/domain/limits';
import { ORDER_SOURCES } from '@aloghor/functions/domain/orders';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { placeName } from '../../shared/lib/place-name.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { PlaceField } from '../../shared/orders/place-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { MobileNumberSummary } from '../desk/desk-history.tsx';
import { namedPlace } from '../desk/desk-order.ts';
import { mobileNumberProblem } from '../desk/mobile-number-problem.ts';
import { bindFields } from '../form/bind-fields.ts';
import { ChoiceButtons, SwitchField } from '../form/choices.tsx';
import { LongTextField, TextField } from '../form/text-field.tsx';
import { languageName } from '../layout/language-names.ts';
import { deskPage, newOrder } from '../messages/en/desk.ts';
import { mobileNumberQuery } from './new-order-api.ts';
import { isConfirmed, languageOf, type NewOrderDraft } from './new-order-draft.ts';

/** The buyer, the address, and what the mobile number has ordered before. At a fair no address is needed. */
export function BuyerFields({ draft, onChange }: DraftProps) {
  const language = useLanguage();
  const t = useMessages(deskPage);
  const tNewOrder = useMessages(newOrder);
  const { data: known } = useQuery(mobileNumberQuery(draft.mobileNumber));
  const field = bindFields(draft, onChange);
  const [taken, setTaken] = useState(0); // remounts the place field, which keeps its own typed text

  function take(last: Last) {
    onChange({
      name: last.name ?? '',
      deliveryAddress: last.deliveryAddress ?? '',
      place: namedPlace(last.place),
    });
    setTaken(taken + 1);
  }

  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('mobileNumber')}
          label={t.mobileNumber}
          type="tel"
          inputMode="tel"
          required
          error={mobileNumberProblem(draft.mobileNumber, language)}
        />
        <TextField {...field('name')} label={t.name} required maxLength={NAME_MAXIMUM} />
      </div>
      {known && <MobileNumberSummary history={known.history} />}
      {known?.last && <RepeatLastOrder last={known.last} onTake={take} />}
      <PlaceField key={taken} place={draft.place} onChoose={(place) => onChange({ place })} />
      <LongTextField
        {...field('deliveryAddress')}
        label={t.address}
        maxLength={ADDRESS_MAXIMUM}
        required={draft.source !== 'fair'}
      />
      <BuyerLanguage language={languageOf(draft, known?.last)} onChoose={(language) => onChange({ language })} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <LongTextField {...field('info')} label={tNewOrder.info} maxLength={NOTES_MAXIMUM} />
        <LongTextField {...field('deskNote')} label={t.note} maxLength={NOTES_MAXIMUM} />
      </div>
    </>
  );
}

type Last = NonNullable<ReplyTo<'POST /desk/number'>['last']>;

/** Fills in name, place and address of the last order of this mobile number. */
function RepeatLastOrder({ last, onTake }: { last: Last; onTake: (last: Last) => void }) {
  const language = useLanguage();
  const t = useMessages(newOrder);
  const { name, deliveryAddress, place } = last;
  const known = [name, deliveryAddress, place && placeName(place, language)].filter(Boolean).join(', ');
  if (!known) return null;
  return (
    <Button
      variant="quiet"
      className="min-h-11 min-w-0 justify-self-start rounded-card! px-4! py-2 text-left"
      onClick={() => onTake(last)}
    >
      <span className="wrap-anywhere line-clamp-2">{t.asLastTime(known)}</span>
    </Button>
  );
}

/** The language in which the shop writes to the buyer. */
function BuyerLanguage({ language, onChoose }: { language: LanguageCode; onChoose: (language: LanguageCode) => void }) {
  const t = useMessages(newOrder);
  const pageLanguage = useLanguage();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t.language}</legend>
      <ChoiceButtons
        value={language}
        options={LANGUAGES.map((code) => [code, languageName(code, pageLanguage)])}
        onType={onChoose}
      />
    </fieldset>
  );
}

export interface DraftProps {
  draft: NewOrderDraft;
  onChange: (fields: Partial<NewOrderDraft>) => void;
}

/** Where the order came from, and whether the buyer has confirmed it already. */
export function OrderSourceFields({ draft, onChange }: DraftProps) {
  const t = useMessages(deskPage);
  const tNewOrder = useMessages(newOrder);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold">{tNewOrder.howItCame}</legend>
      <ChoiceButtons
        value={draft.source}
        options={ORDER_SOURCES.map((source) => [source, t.sources[source]])}
        onType={(source) => onChange({ source })}
      />
      <SwitchField value={isConfirmed(draft)} onType={(said) => onChange({ isConfirmed: said })}>
        {tNewOrder.isConfirmed}
      </SwitchField>
    </fieldset>
  );
}
