import { useQuery } from '@tanstack/react-query';
import { showAlert } from '#app/alerts/alerts';
import { useNavigateUnlessLeft } from '#app/routes/useNavigateUnlessLeft';
import { formatDateTime } from '#domain/format/dates';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { draftAgain, sentUnit } from '../sentUnits';
import { localUnitPageStrings } from './strings';

interface CorrectAgainProps {
  readonly id: number;
  /** The country of the address; what was sent names its own. */
  readonly country: number;
  /** The stored unit whose edit was rejected; undefined for a new unit, which the server no longer returns. */
  readonly edited?: { readonly id: number };
}

/** Offers the author of a rejected unit or edit what they sent, from this device. Renders nothing on other devices. */
export function CorrectAgain({ id, country, edited }: CorrectAgainProps) {
  const t = useStrings(localUnitPageStrings);
  const { language } = useLanguage();
  const navigate = useNavigateUnlessLeft();
  const { data: sent } = useQuery({
    queryKey: ['sent unit', id],
    queryFn: () => sentUnit(id),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (!sent) return null;
  const place = typeof sent.values.country === 'number' ? sent.values.country : country;
  const correct = async () => {
    try {
      const address = await draftAgain(sent, place, edited);
      if (address) await navigate(address);
    } catch {
      showAlert({ name: 'sent-unit', variant: 'danger', title: t.correctFailed });
    }
  };
  return (
    <Stack gap="s3">
      <Alert title={t.sentKept({ date: formatDateTime(new Date(sent.savedAt), language) ?? '' })} />
      <Row gap="s2 s3">
        <Button variant="primary" onPress={() => void correct()}>
          {t.correctAgain}
        </Button>
      </Row>
    </Stack>
  );
}
