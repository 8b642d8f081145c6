import { Card } from '../../layout/Card';
import { Columns } from '../../layout/Columns';
import { Note } from '../../layout/Note';
import { Row } from '../../layout/Row';
import { Split } from '../../layout/Split';
import { Stack } from '../../layout/Stack';
import { Specimen } from '../Specimen';

const names = ['Kenya', 'Nepal', 'Peru'];

const cards = names.map((name) => <Card key={name}>{name}</Card>);

export default function Section() {
  return (
    <>
      <Specimen name="Stack" layout="column">
        <Stack gap="s3">{cards}</Stack>
      </Specimen>
      <Specimen name="Stack, as a list, children as wide as their content" layout="column">
        <Stack as="ul" gap="s1" justify="start">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Stack>
      </Specimen>
      <Specimen name="Stack in a card without padding" layout="column">
        <Card title="Countries" hasPadding={false}>
          <Stack gap="s2" padding="s4 s5">
            {cards}
          </Stack>
        </Card>
      </Specimen>
      <Specimen name="Row" layout="column">
        <Row gap="s2 s4">{cards}</Row>
        <Row gap="s2 s4" align="baseline" justify="space-between">
          <h3>Countries</h3>
          <span>Updated today</span>
        </Row>
        <Row gap="s2" justify="end">
          {cards}
        </Row>
      </Specimen>
      <Specimen name="Columns: few children fill the width" layout="column">
        <Columns gap="s4" minWidth={200}>
          {cards.slice(1)}
        </Columns>
      </Specimen>
      <Specimen name="Columns as wide as in a full row" layout="column">
        <Columns gap="s4" minWidth={200} mode="fill">
          {cards.slice(1)}
        </Columns>
      </Specimen>
      <Specimen name="Split" layout="column">
        <Split>
          <Card title="Situation">What happened, and what is needed.</Card>
          <Card title="Facts">Where and when.</Card>
        </Split>
      </Specimen>
      <Specimen name="Note" layout="column">
        <Note>Figures as reported by the National Society.</Note>
        <Note size="xs">From the last field report.</Note>
      </Specimen>
    </>
  );
}
